import { expect, it } from 'vitest';
import { nextTab } from './nextTab.ts';

const row = { index: 1, count: 3, isRtl: false };

it('moves by the arrows, wraps around and jumps to both ends', () => {
  expect(nextTab('ArrowRight', row)).toBe(2);
  expect(nextTab('ArrowRight', { ...row, index: 2 })).toBe(0);
  expect(nextTab('ArrowLeft', row)).toBe(0);
  expect(nextTab('ArrowLeft', { ...row, index: 0 })).toBe(2);
  expect(nextTab('Home', row)).toBe(0);
  expect(nextTab('End', row)).toBe(2);
});

it('follows the direction of the script', () => {
  expect(nextTab('ArrowRight', { ...row, isRtl: true })).toBe(0);
  expect(nextTab('ArrowLeft', { ...row, isRtl: true })).toBe(2);
});

it('leaves other keys alone', () => {
  expect(nextTab('ArrowDown', row)).toBeNull();
  expect(nextTab('a', row)).toBeNull();
});
