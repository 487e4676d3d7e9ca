import { expect, test } from 'vitest';
import { collapseDuration } from './collapseDuration.ts';

test('[S9.18] the duration of a collapse follows the height of the content', () => {
  expect(collapseDuration(0)).toBe(40);
  expect(collapseDuration(36)).toBe(192);
  expect(collapseDuration(576)).toBe(372);
  expect(collapseDuration(2916)).toBe(652);
});
