import { expect, it } from 'vitest';
import { hasOwnColors } from './hasOwnColors.ts';

const isOwn = (source: string, kind = 'flowchart-v2', config = {}): boolean =>
  hasOwnColors(source, kind, config);

it('a diagram has its own colours by a theme, by variables, by a fill or by its kind', () => {
  expect(isOwn('flowchart LR\n a --> b', 'flowchart-v2', { theme: 'forest' })).toBe(true);
  expect(isOwn('flowchart LR\n a --> b', 'flowchart-v2', { themeVariables: { primaryColor: 'red' } })).toBe(
    true,
  );
  expect(isOwn('flowchart LR\n a --> b\n style a fill:#f9f')).toBe(true);
  expect(isOwn('flowchart LR\n a --> b\n classDef warm color: red')).toBe(true);
  expect(isOwn('sequenceDiagram\n rect rgb(1, 2, 3)\n a->>b: c\n end', 'sequence')).toBe(true);
  expect(isOwn('C4Context', 'c4')).toBe(true);
});

it('other diagrams have those of the site', () => {
  expect(isOwn('flowchart LR\n a[A rectangle] --> b')).toBe(false);
  expect(isOwn('flowchart LR\n a --> b', 'flowchart-v2', { look: 'handDrawn' })).toBe(false);
});
