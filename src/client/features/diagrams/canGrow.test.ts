import { expect, it } from 'vitest';
import { canGrow } from './canGrow.ts';

const height = 800;

it('what reaches below the view may grow: nothing that is seen moves', () => {
  expect(canGrow(1500, { height, hasAnchoring: false })).toBe(true);
  expect(canGrow(800, { height, hasAnchoring: false })).toBe(true);
});

it('what has seen text below it may not', () => {
  expect(canGrow(799, { height, hasAnchoring: true })).toBe(false);
  expect(canGrow(1, { height, hasAnchoring: true })).toBe(false);
});

it('what is above the view may grow where the browser holds the text in its place', () => {
  expect(canGrow(-20, { height, hasAnchoring: true })).toBe(true);
  expect(canGrow(-20, { height, hasAnchoring: false })).toBe(false);
});
