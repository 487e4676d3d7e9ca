import { expect, it } from 'vitest';
import { diagramName } from './diagramName.ts';

it('a diagram is named by its own words, else by its caption, else as a diagram', () => {
  const nameOf = (title: string, description: string, caption: string): string =>
    diagramName({ title, description }, caption, 'Diagram');
  expect(nameOf('Tides', '', 'A caption')).toBe('Tides');
  expect(nameOf('Tides', 'High, then low.', '')).toBe('Tides. High, then low.');
  expect(nameOf('Why tides?', 'The moon.', '')).toBe('Why tides? The moon.');
  expect(nameOf('', 'High, then low.', '')).toBe('High, then low.');
  expect(nameOf('', '', 'A caption')).toBe('A caption');
  expect(nameOf('', '', '')).toBe('Diagram');
});
