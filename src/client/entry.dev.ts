/** While writing: shows what was saved without a reload, at the same place of the page. */
import { showPage } from './runtime/shownPage.ts';

/** Fetches the page anew and puts its content and style in place of the old. */
async function refresh(): Promise<void> {
  const response = await fetch(location.href);
  // Something cannot be rendered: the overlay tells, and the page stays as it was.
  if (response.status >= 500) return;
  const next = new DOMParser().parseFromString(await response.text(), 'text/html');
  const { scrollX, scrollY } = window;
  document.querySelector('head style')?.replaceWith(...next.querySelectorAll('head style'));
  await showPage(next);
  window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
  for (const overlay of document.querySelectorAll('vite-error-overlay')) overlay.remove();
}

import.meta.hot?.on('lontar:update', () => void refresh());
