import { isSameHit, type SavedHit } from './savedHit.ts';

/** The newest first. */
export interface SavedLists {
  readonly recent: readonly SavedHit[];
  readonly favorite: readonly SavedHit[];
}

/** Specification, section 9. */
const MAX_RECENT = 7;
const MAX_RECENT_BESIDE_FAVORITES = 4;
export const MAX_FAVORITES = 10;

/** How many recent searches are kept by a window that opens with these favorites. */
export function recentLimit(favorite: readonly SavedHit[]): number {
  return favorite.length === 0 ? MAX_RECENT : MAX_RECENT_BESIDE_FAVORITES;
}

/** The lists as far as they are kept: each hit once, a favorite not as recent too. */
export function keptLists({ recent, favorite }: SavedLists, limit: number): SavedLists {
  const favorites = unique(favorite).slice(0, MAX_FAVORITES);
  return { favorite: favorites, recent: without(unique(recent), favorites).slice(0, limit) };
}

export function withRecent({ recent, favorite }: SavedLists, hit: SavedHit, limit: number): SavedLists {
  return keptLists({ recent: [hit, ...recent], favorite }, limit);
}

/** Makes a recent search a favorite. Where there is no room for one more it stays what it is: no other has to go unasked. */
export function withFavorite(lists: SavedLists, hit: SavedHit): SavedLists {
  const others = without(lists.favorite, [hit]);
  if (others.length >= MAX_FAVORITES) return lists;
  return { recent: without(lists.recent, [hit]), favorite: [hit, ...others] };
}

/** Takes a hit out of whichever list it is in. */
export function withoutHit({ recent, favorite }: SavedLists, hit: SavedHit): SavedLists {
  return { recent: without(recent, [hit]), favorite: without(favorite, [hit]) };
}

function unique(hits: readonly SavedHit[]): readonly SavedHit[] {
  return hits.filter((hit, index) => hits.findIndex((other) => isSameHit(hit, other)) === index);
}

function without(hits: readonly SavedHit[], unwanted: readonly SavedHit[]): readonly SavedHit[] {
  return hits.filter((hit) => !unwanted.some((other) => isSameHit(hit, other)));
}
