import { expect, test } from 'vitest';
import { tagSlug } from './tagSlug.ts';

test('the slug of every character of the basic plane is its own slug', () => {
  const unstable: string[] = [];
  for (let point = 0; point <= 0xffff; point += 1) {
    const slug = tagSlug(String.fromCodePoint(point));
    if (tagSlug(slug) !== slug) unstable.push(point.toString(16));
  }
  expect(unstable).toEqual([]);
});
