import { fillSlots, hasSlot } from '../../runtime/slots.ts';
import { documentMessages } from '../../ui/documentMessages.ts';

/** Puts the text, the sidebar and the footer back into a root that React has given up. */
export function keepText(root: Element): void {
  const main = document.createElement('main');
  main.id = 'main';
  main.tabIndex = -1;
  main.dataset['slot'] = 'article';
  const layout = document.createElement('div');
  layout.className = 'layout';
  layout.append(main);
  if (hasSlot('sidebar')) {
    const sidebar = document.createElement('aside');
    sidebar.className = 'sidebar';
    sidebar.ariaLabel = documentMessages().recentPosts;
    sidebar.dataset['slot'] = 'sidebar';
    layout.classList.add('has-sidebar');
    layout.append(sidebar);
  }
  const page = document.createElement('div');
  page.className = 'page';
  page.append(layout);
  const footer = document.createElement('footer');
  footer.className = 'footer';
  footer.dataset['slot'] = 'footer';
  root.replaceChildren(page, footer);
  fillSlots();
}
