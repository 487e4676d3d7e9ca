/** While writing: shows what was saved without a reload, at the same place of the page. */
import { frameGeneration } from './runtime/frameGeneration.ts';
import { showPage } from './runtime/shownPage.ts';

/** Fetches the page anew and puts its content and style in place of the old. */
async function refresh({ isThemeEdited }: { readonly isThemeEdited: boolean }): Promise<void> {
  const response = await fetch(location.href);
  // Something cannot be rendered: the overlay tells, and the page stays as it was.
  if (response.status >= 500) return;
  const next = new DOMParser().parseFromString(await response.text(), 'text/html');
  const { scrollX, scrollY } = window;
  document.querySelector('head style')?.replaceWith(...next.querySelectorAll('head style'));
  await showPage(next);
  // React may have met new components on an old page, whose attributes it leaves as they are.
  if (isThemeEdited) frameGeneration.set(frameGeneration.get() + 1);
  window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
  for (const overlay of document.querySelectorAll('vite-error-overlay')) overlay.remove();
}

import.meta.hot?.on('lontar:update', (change: Parameters<typeof refresh>[0]) => void refresh(change));
