import { expect, it } from 'vitest';
import { sourceSize } from './sourceSize.ts';

it('a source of many lines or characters is heavy', () => {
  expect(sourceSize('a\n'.repeat(99))).toBe('light');
  expect(sourceSize('a\n'.repeat(100))).toBe('heavy');
  expect(sourceSize('a'.repeat(3000))).toBe('light');
  expect(sourceSize('a'.repeat(3001))).toBe('heavy');
});

it('one of more characters than Mermaid takes is too long', () => {
  expect(sourceSize('a'.repeat(50_000))).toBe('heavy');
  expect(sourceSize('a'.repeat(50_001))).toBe('tooLong');
});
