import type { PageData } from '#model/page.ts';
import { readPageData } from './pageData.ts';
import { fillSlots, holdSlots } from './slots.ts';
import { createStore, type Store } from './store.ts';
import { takeHead } from './takeHead.ts';

let shown: Store<PageData> | null = null;
let path = '';
const listeners = new Set<() => void>();

/** The page that is shown, from the moment the frame is alive. */
export function adoptPage(): Store<PageData> {
  if (shown !== null) return shown;
  shown = createStore(readPageData(document));
  path = loadedPath();
  holdSlots(document);
  return shown;
}

/** Path that this document was loaded from: the address may be another one by now. */
function loadedPath(): string {
  const [load] = performance.getEntriesByType('navigation');
  return new URL(load?.name ?? location.href).pathname;
}

/** Path of the page that is shown, as the address has it. While another page is on its way the address may differ. */
export function shownPath(): string {
  return path;
}

/** Calls the listener whenever another page has taken the place of the one before. Returns how to stop that. */
export function onPageShown(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Puts another page, fetched and parsed, in place of the one that is shown, and is done when the frame has followed.
 * Nothing changes if it is none of ours.
 */
export async function showPage(next: Document): Promise<void> {
  const data = readPageData(next);
  takeHead(next);
  if (shown === null) {
    document.getElementById('root')?.replaceWith(...next.querySelectorAll('#root'));
    document.getElementById('page')?.replaceWith(...next.querySelectorAll('#page'));
    return;
  }
  path = location.pathname;
  keepFolds(next);
  holdSlots(next);
  fillSlots();
  shown.set(data);
  // React renders the change of a store in a microtask of its own, which comes first.
  await Promise.resolve();
  for (const listener of listeners) listener();
}

/** What the reader has folded in the sidebar stays folded. */
function keepFolds(next: Document): void {
  const folds = (page: Document) => [...page.querySelectorAll<HTMLDetailsElement>('.sidebar details')];
  const nameOf = (fold: Element) => fold.querySelector('summary')?.textContent;
  const folded = new Set(folds(document).flatMap((fold) => (fold.open ? [] : [nameOf(fold)])));
  for (const fold of folds(next)) if (folded.has(nameOf(fold))) fold.open = false;
}
