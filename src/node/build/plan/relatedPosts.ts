import type { LocaleSite, Post } from '#model/site.ts';

const MOST = 3;

/**
 * Finds posts on the same topics: those that link to each other, and those that share tags. A tag that few posts carry
 * says more than one that many do.
 */
export function relatedPosts({
  tags,
  listedPosts,
}: Pick<LocaleSite, 'tags' | 'listedPosts'>): (post: Post) => Post[] {
  const itemsByTag = new Map(tags.map(({ tag, items }) => [tag.slug, items]));
  const newestFirst = new Map(listedPosts.map((post, index) => [post, index]));
  const ageOf = (post: Post): number => newestFirst.get(post) ?? listedPosts.length;
  const linkedWith = linksBetween(listedPosts);
  return (post) => {
    const nearness = new Map<Post, number>();
    const add = (other: Post, weight: number): void => {
      if (other !== post) nearness.set(other, (nearness.get(other) ?? 0) + weight);
    };
    for (const other of linkedWith.get(post) ?? []) add(other, 1);
    for (const { slug } of post.tags) {
      const items = itemsByTag.get(slug) ?? [];
      for (const other of items) add(other, 1 / items.length);
    }
    return [...nearness]
      .toSorted(([a, near], [b, nearer]) => nearer - near || ageOf(a) - ageOf(b))
      .slice(0, MOST)
      .map(([other]) => other);
  };
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
