import type { LocaleSite, Post } from '#model/site.ts';

const MOST = 3;

/**
 * Finds posts on the same topics: those that link to each other, and those that share tags. A tag that few posts carry
 * says more than one that many do. Posts are handled by their places, since a large site asks for all of them.
 */
export function relatedPosts({
  tags,
  listedPosts,
}: Pick<LocaleSite, 'tags' | 'listedPosts'>): (post: Post) => Post[] {
  const placeOf = new Map(listedPosts.map((post, place) => [post, place]));
  const placesOf = (posts: Iterable<Post>): number[] => [...posts].flatMap((post) => placeOf.get(post) ?? []);
  const byTag = new Map(tags.map(({ tag, items }) => [tag.slug, placesOf(items)]));
  const linkedWith = linksBetween(listedPosts);
  const nearness = new Float64Array(listedPosts.length);
  return (post) => {
    const near: number[] = [];
    const add = (places: readonly number[], each: number): void => {
      for (const place of places) {
        if (nearness[place] === 0) near.push(place);
        nearness[place] = (nearness[place] ?? 0) + each;
      }
    };
    add(placesOf(linkedWith.get(post) ?? []), 1);
    for (const { slug } of post.tags) {
      const places = byTag.get(slug) ?? [];
      add(places, 1 / places.length);
    }
    nearness[placeOf.get(post) ?? -1] = 0;
    const best = nearest(near, nearness);
    for (const place of near) nearness[place] = 0;
    return best.flatMap((place) => listedPosts[place] ?? []);
  };
}

/** Those of the places with the largest values above nought, the largest first; of equal ones, the first. */
function nearest(places: readonly number[], values: Float64Array): number[] {
  const best: number[] = [];
  // The value of the last of them once there are enough: most places have less.
  let least = 0;
  for (const place of places) {
    const value = values[place] ?? 0;
    if (value === 0 || value < least) continue;
    const isBefore = (other: number): boolean => {
      const others = values[other] ?? 0;
      return value > others || (value === others && place < other);
    };
    const rank = best.findIndex(isBefore);
    best.splice(rank === -1 ? best.length : rank, 0, place);
    best.length = Math.min(best.length, MOST);
    if (best.length === MOST) least = values[best[MOST - 1] ?? -1] ?? 0;
  }
  return best;
}

/** For each post those it links to and those that link to it. However a link is written, it names the post's folder. */
function linksBetween(posts: readonly Post[]): ReadonlyMap<Post, ReadonlySet<Post>> {
  const bySlug = new Map(posts.map((post) => [post.slug, post]));
  const linked = new Map(posts.map((post) => [post, new Set<Post>()]));
  for (const post of posts) {
    const own = post.body.links.filter((written) => !/^[a-z]+:/i.test(written));
    for (const part of own.flatMap((written) => written.split(/[/#?]/))) {
      const other = bySlug.get(part);
      if (!other) continue;
      linked.get(post)?.add(other);
      linked.get(other)?.add(post);
    }
  }
  return linked;
}
