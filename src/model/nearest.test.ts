import { expect, test } from 'vitest';
import { editDistance, nearest } from './nearest.ts';

test.each([
  ['', '', 0],
  ['title', 'title', 0],
  ['titel', 'title', 1],
  ['tags', 'tag', 1],
  ['kitten', 'sitting', 3],
])('from %j to %j it is %i', (a, b, distance) => {
  expect(editDistance(a, b)).toBe(distance);
});

test('finds what was meant, and nothing where nothing is near', () => {
  const words = ['title', 'tagline', 'navbar'];
  expect(nearest('titel', words)).toBe('title');
  expect(nearest('Navbar', words)).toBe('navbar');
  expect(nearest('zzz', words)).toBeNull();
  expect(nearest('x', ['y'])).toBeNull();
  expect(nearest('title', [])).toBeNull();
});
