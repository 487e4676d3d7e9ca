import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tagSlug } from './tagSlug.ts';

test.each([
  ['AirPlay 2', 'air-play-2'],
  ['iOS 17', 'i-os-17'],
  ['CI/CD', 'ci-cd'],
  ['HomePod', 'home-pod'],
  ['Multi-Room Audio', 'multi-room-audio'],
  ['XMLHttpRequest', 'xml-http-request'],
  ["What's new", 'whats-new'],
  ['Café', 'cafe'],
  ['Łódź', 'lodz'],
  ['中文', '中文'],
  ['100%', '100'],
  ['a b#c?d', 'a-b-c-d'],
  ['+++', ''],
])('the tag %s is at %s', (label, slug) => {
  expect(tagSlug(label)).toBe(slug);
});

test('a slug is its own slug, and safe in a path', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (label) => {
      const slug = tagSlug(label);
      expect(tagSlug(slug)).toBe(slug);
      expect(slug).not.toMatch(/[\s/?#%\\.]/u);
    }),
  );
});
