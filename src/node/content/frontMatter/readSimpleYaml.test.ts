import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseYaml } from '../yaml/parseYaml.ts';
import { readSimpleYaml } from './readSimpleYaml.ts';

const TEXT_KEYS = new Set(['title', 'tags']);

test('reads the usual front matter', () => {
  const yaml =
    'title: "A: b"\ndate: 2021-01-05\ntags: [docker, ci-cd]\nauthors:\n  - jane\ndraft: true\nsidebar_position: 3\n';
  expect({ ...readSimpleYaml(yaml, TEXT_KEYS) }).toEqual({
    title: 'A: b',
    date: '2021-01-05',
    tags: ['docker', 'ci-cd'],
    authors: ['jane'],
    draft: true,
    sidebar_position: 3,
  });
});

test.each([
  'a: b: c',
  'a: b\n  c',
  'a: |\n  b',
  'a: 1.10',
  'a: {b: c}',
  '\ta: b',
  'a: "b\\n"',
  'a: 1\na: 2',
  '__proto__: 1',
  'a: &x b',
  'a: !!js/function x',
  '- a',
  'a:\n  b: c',
  'a: ~',
])('leaves %j to the full parser', (yaml) => {
  expect(readSimpleYaml(yaml, TEXT_KEYS)).toBeNull();
});

const fragments = fc.constantFrom(
  ...[
    'title',
    'tags',
    'a',
    'b-c',
    'null',
    'true',
    'False',
    '0',
    '12',
    '007',
    '1.5',
    '2021-01-05',
    'x y',
    "it's",
    'https://a.b/c?d=e#f',
  ],
  ...[
    ': ',
    ':',
    ' ',
    '  ',
    '\n',
    '\n',
    '\n',
    '\r\n',
    '- ',
    '-',
    '[',
    ']',
    ', ',
    '"',
    "'",
    '#',
    ' #',
    '\\',
    '\t',
    '{',
    '}',
    '|',
    '>',
    '&x',
    '*x',
    '!',
    '%',
    '@',
    '`',
    '?',
    '~',
    '...',
    '---',
    '…',
    '中',
    'é',
    '😀',
    '\u2028',
    '\u0085',
    '\uFEFF',
    '\u00A0',
    '=',
    '<<',
  ],
);

test('what it reads, it reads as the full parser does', () => {
  let read = 0;
  const documents = fc.array(fragments, { maxLength: 14 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(documents, (yaml) => {
      const simple = readSimpleYaml(yaml, TEXT_KEYS);
      if (simple === null) return;
      read++;
      const full = parseYaml(yaml, TEXT_KEYS);
      expect(full.problems).toEqual([]);
      expect({ ...simple }).toEqual({ ...(full.value as object | null) });
    }),
    { numRuns: 20_000 },
  );
  expect(read).toBeGreaterThan(100);
});

test('so do texts that look like front matter', () => {
  const scalar = fc.oneof(
    fragments,
    fc.array(fragments, { maxLength: 4 }).map((parts) => parts.join('')),
    fc.string({ unit: 'grapheme', maxLength: 12 }),
  );
  const value = fc.oneof(
    scalar.map((text) => ` ${text}`),
    fc.array(scalar, { maxLength: 4 }).map((items) => ` [${items.join(', ')}]`),
    scalar.map((text) => ` "${text}"`),
    scalar.map((text) => ` '${text}'`),
    fc
      .tuple(fc.constantFrom('', '  ', ' '), fc.array(scalar, { maxLength: 3 }))
      .map(([indent, items]) => items.map((item) => `\n${indent}- ${item}`).join('')),
  );
  const line = fc
    .tuple(fc.constantFrom('title', 'tags', 'date', 'x_y', 'null'), value)
    .map(([key, text]) => `${key}:${text}`);
  let read = 0;
  fc.assert(
    fc.property(fc.array(line, { maxLength: 4 }), fc.constantFrom('\n', '\r\n'), (lines, end) => {
      const yaml = lines.join(end);
      const simple = readSimpleYaml(yaml, TEXT_KEYS);
      if (simple === null) return;
      read++;
      const full = parseYaml(yaml, TEXT_KEYS);
      expect(full.problems).toEqual([]);
      expect({ ...simple }).toEqual({ ...(full.value as object | null) });
    }),
    { numRuns: 20_000 },
  );
  expect(read).toBeGreaterThan(1000);
});
