import { storageSlot } from '../../../runtime/storage.ts';
import { createStore, type Store } from '../../../runtime/store.ts';
import type { SearchHit } from '../searchClient.ts';
import { isSameHit, parseSavedHits, type SavedHit, savedHitOf } from './savedHit.ts';
import {
  keptLists,
  recentLimit,
  type SavedLists,
  withFavorite,
  withoutHit,
  withRecent,
} from './savedLists.ts';

export interface SavedSearches {
  readonly lists: Store<SavedLists>;
  /** The reader opened a hit. */
  readonly addRecent: (hit: SearchHit) => void;
  /** False where there is no room for one more. */
  readonly addFavorite: (hit: SavedHit) => boolean;
  readonly remove: (hit: SavedHit) => void;
  /** Stops following other tabs. */
  readonly end: () => void;
}

/** The recent and favorite searches that the browser keeps for one index, as a window that opens now shows them. */
export function createSavedSearches(indexName: string): SavedSearches {
  const recent = savedSlot(`__DOCSEARCH_RECENT_SEARCHES__${indexName}`);
  const favorite = savedSlot(`__DOCSEARCH_FAVORITE_SEARCHES__${indexName}`);
  // Settled now: a first favorite, from here or another tab, must not make searches go that the reader is looking at.
  const limit = recentLimit(favorite.get() ?? []);
  const read = (): SavedLists =>
    keptLists({ recent: recent.get() ?? [], favorite: favorite.get() ?? [] }, limit);
  const lists = createStore(read());

  /** From what is stored now, because another tab may have added to it. */
  function change(update: (lists: SavedLists) => SavedLists): void {
    const next = update(read());
    recent.set(next.recent);
    favorite.set(next.favorite);
    lists.set(next);
  }

  const follow = (): void => lists.set(read());
  const ends = [recent.listen(follow), favorite.listen(follow)];

  return {
    lists,
    addRecent: (hit) => change((now) => withRecent(now, savedHitOf(hit), limit)),
    addFavorite(hit) {
      change((now) => withFavorite(now, hit));
      return lists.get().favorite.some((other) => isSameHit(hit, other));
    },
    remove: (hit) => change((now) => withoutHit(now, hit)),
    end() {
      for (const end of ends) end();
    },
  };
}

function savedSlot(key: string) {
  return storageSlot({ key, parse: parseSavedHits });
}
