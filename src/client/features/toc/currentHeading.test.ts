import { expect, test } from 'vitest';
import { currentHeading } from './currentHeading.ts';

const READING = { line: 80, isAtEnd: false, target: null };

function headings(...tops: number[]) {
  return tops.map((top, index) => ({ id: 'abcdef'.charAt(index), top }));
}

test('the last heading that was reached is the current one', () => {
  expect(currentHeading(headings(-500, 20, 300), READING)).toBe('b');
  expect(currentHeading(headings(-500, 80, 110), READING)).toBe('b');
});

test('above the first heading there is none', () => {
  expect(currentHeading(headings(200, 400), READING)).toBeNull();
  expect(currentHeading([], READING)).toBeNull();
  expect(currentHeading([], { ...READING, isAtEnd: true })).toBeNull();
});

test('at the end of the page the last heading is the current one, though it never gets to the top', () => {
  expect(currentHeading(headings(-900, -10, 200, 400), { ...READING, isAtEnd: true })).toBe('d');
});

test('at the end of the page a heading that the address names is the current one while it is seen', () => {
  const end = { ...READING, isAtEnd: true };
  expect(currentHeading(headings(-900, -10, 200, 400), { ...end, target: 'c' })).toBe('c');
  expect(currentHeading(headings(-900, -10, 200, 400), { ...end, target: 'a' })).toBe('d');
  expect(currentHeading(headings(-900, -10, 200, 400), { ...end, target: 'none' })).toBe('d');
});
