import { expect, it } from 'vitest';
import { mix } from './mix.ts';

it('a mixed colour lies halfway between two', () => {
  expect(mix('#000000', '#ffffff')).toBe('#808080');
  expect(mix('#052010', '#071000')).toBe('#061808');
});
