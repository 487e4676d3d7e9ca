import type { LocaleSite, Post } from '#model/site.ts';

const MOST = 3;

/** Finds posts on the same topics. A tag that few posts carry says more than one that many do. */
export function relatedPosts({
  tags,
  listedPosts,
}: Pick<LocaleSite, 'tags' | 'listedPosts'>): (post: Post) => Post[] {
  const itemsByTag = new Map(tags.map(({ tag, items }) => [tag.slug, items]));
  const newestFirst = new Map(listedPosts.map((post, index) => [post, index]));
  const ageOf = (post: Post): number => newestFirst.get(post) ?? listedPosts.length;
  return (post) => {
    const nearness = new Map<Post, number>();
    for (const { slug } of post.tags) {
      const items = itemsByTag.get(slug) ?? [];
      for (const other of items)
        if (other !== post) nearness.set(other, (nearness.get(other) ?? 0) + 1 / items.length);
    }
    return [...nearness]
      .toSorted(([a, near], [b, nearer]) => nearer - near || ageOf(a) - ageOf(b))
      .slice(0, MOST)
      .map(([other]) => other);
  };
}
