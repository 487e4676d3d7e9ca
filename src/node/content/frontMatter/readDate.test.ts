import { expect, test } from 'vitest';
import type { Problem } from '../problem.ts';
import { readDate } from './readDate.ts';

function read(value: string): string | null {
  const problems: Problem[] = [];
  const date = readDate(value, ['date'], (problem) => problems.push(problem));
  expect(problems).toHaveLength(date === null ? 1 : 0);
  return date;
}

test.each([
  '2001-12-14',
  '2001-12-14T21:59',
  '2001-12-14t21:59:43.10-05:00',
  '2001-12-14 21:59:43.10 -5',
  '2001-12-14 21:59:43.123 +10',
  '2001-12-14 21:59:43+0530',
  '2001-12-14   1:59:43   Z',
])('a time and its zone change nothing about the day: %s', (value) => expect(read(value)).toBe('2001-12-14'));

test.each([
  '2001-02-30',
  '2001-12-14 24:59',
  '2001-12-14 21:60',
  '2001-12-14 21:59 -',
  '2001-12-14 -5',
  '2001-12-14x',
])('no date: %s', (value) => expect(read(value)).toBeNull());
