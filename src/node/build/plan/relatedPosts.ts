import type { LocaleSite, Post } from '#model/site.ts';

const MOST = 3;

/**
 * Finds posts on the same topics: those that link to each other, and those that share tags. A tag that few posts carry
 * says more than one that many do. Posts are handled by their places, since a large site asks for all of them, and
 * what is done for each pair of posts is in functions so small that they are optimised at once.
 */
export function relatedPosts({
  tags,
  listedPosts,
}: Pick<LocaleSite, 'tags' | 'listedPosts'>): (post: Post) => Post[] {
  const placeOf = new Map(listedPosts.map((post, place) => [post, place]));
  const placesOf = (posts: Iterable<Post>): Uint32Array =>
    Uint32Array.from([...posts].flatMap((post) => placeOf.get(post) ?? []));
  const byTag = new Map(tags.map(({ tag, items }) => [tag.slug, placesOf(items)]));
  const linkedWith = linksBetween(listedPosts);
  const nearness = new Float64Array(listedPosts.length);
  return (post) => {
    nearness.fill(0);
    addAt(placesOf(linkedWith.get(post) ?? []), 1, nearness);
    for (const { slug } of post.tags) {
      const places = byTag.get(slug);
      if (places) addAt(places, 1 / places.length, nearness);
    }
    nearness[placeOf.get(post) ?? -1] = 0;
    return nearest(nearness).flatMap((place) => listedPosts[place] ?? []);
  };
}

function addAt(places: Uint32Array, each: number, values: Float64Array): void {
  for (let at = 0; at < places.length; at += 1) {
    const place = places[at] ?? 0;
    values[place] = (values[place] ?? 0) + each;
  }
}

/** The places of the largest values above nought, the largest first; of equal ones, the first. */
function nearest(values: Float64Array): number[] {
  const best: number[] = [];
  const valueOf = (place: number | undefined): number => values[place ?? -1] ?? 0;
  let place = nextAbove(0, values, 0);
  while (place < values.length) {
    const rank = best.findIndex((other) => valueOf(other) < valueOf(place));
    best.splice(rank === -1 ? best.length : rank, 0, place);
    best.length = Math.min(best.length, MOST);
    place = nextAbove(valueOf(best[MOST - 1]), values, place + 1);
  }
  return best;
}

/** The first place from one on whose value is larger than what is given; behind the last where there is none. */
function nextAbove(least: number, values: Float64Array, from: number): number {
  let place = from;
  while (place < values.length && (values[place] ?? 0) <= least) place += 1;
  return place;
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
