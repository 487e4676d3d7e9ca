import type { PageData } from '#model/page.ts';
import { readPageData } from './pageData.ts';
import { fillSlots, holdSlots } from './slots.ts';
import { createStore, type Store } from './store.ts';
import { takeHead } from './takeHead.ts';

let shown: Store<PageData> | null = null;

/** The page that is shown, from the moment the frame is alive. */
export function adoptPage(): Store<PageData> {
  if (shown !== null) return shown;
  shown = createStore(readPageData(document));
  holdSlots(document);
  return shown;
}

/** Puts another page, fetched and parsed, in place of the one that is shown. Nothing changes if it is none of ours. */
export function showPage(next: Document): void {
  const data = readPageData(next);
  takeHead(next);
  if (shown === null) {
    document.getElementById('root')?.replaceWith(...next.querySelectorAll('#root'));
    document.getElementById('page')?.replaceWith(...next.querySelectorAll('#page'));
    return;
  }
  holdSlots(next);
  fillSlots();
  shown.set(data);
}
