import { expect, test } from 'vitest';
import type { Post } from '#model/site.ts';
import { relatedPosts } from './relatedPosts.ts';

/** Posts by name, newest first, each with its tags and, by name, the links of its text. */
function siteOf(
  tagsByPost: Readonly<Record<string, readonly string[]>>,
  links: Readonly<Record<string, readonly string[]>> = {},
) {
  const listedPosts = Object.entries(tagsByPost).map(
    ([slug, tags]) =>
      ({
        slug,
        tags: tags.map((tag) => ({ slug: tag })),
        body: { links: links[slug] ?? [] },
      }) as unknown as Post,
  );
  const slugs = [...new Set(Object.values(tagsByPost).flat())];
  const tags = slugs.map((slug) => ({
    tag: { slug, label: slug, description: null },
    items: listedPosts.filter((post) => post.tags.some((tag) => tag.slug === slug)),
  }));
  const find = relatedPosts({ tags, listedPosts });
  return (slug: string) =>
    find(listedPosts.find((post) => post.slug === slug) as Post).map((post) => post.slug);
}

test('posts on the same topics come by what they share, the newer first where that is alike', () => {
  const related = siteOf({ a: ['x', 'y'], b: ['x'], c: ['x', 'y'], d: ['z'], e: ['y'] });
  expect(related('a')).toEqual(['c', 'b', 'e']);
});

test('a rare tag says more than a common one', () => {
  const related = siteOf({ a: ['common', 'rare'], b: ['common'], c: ['common'], d: ['rare'] });
  expect(related('a')).toEqual(['d', 'b', 'c']);
});

test('there are three at most, and none where nothing is shared', () => {
  const related = siteOf({ a: ['x'], b: ['x'], c: ['x'], d: ['x'], e: ['x'], f: ['y'], g: [] });
  expect(related('a')).toEqual(['b', 'c', 'd']);
  expect(related('f')).toEqual([]);
  expect(related('g')).toEqual([]);
});

test('posts that link to each other are related, in whatever way the link is written', () => {
  const untagged = { a: [], b: [], c: [], d: [] };
  const related = siteOf(untagged, {
    a: ['../b/index.mdx#part', 'https://example.com/d'],
    c: ['/a?x#y', '/e'],
  });
  expect(related('a')).toEqual(['b', 'c']);
  expect(related('d')).toEqual([]);
  expect(related('b')).toEqual(['a']);
});
