import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { prepare } from './prepare.ts';

async function prepared(text: string, format: 'mdx' | 'md' = 'mdx'): Promise<string> {
  return (await prepare({ file: 'a.mdx', text, format, locale: 'en' })).text;
}

test('every line keeps its number, whatever the text', async () => {
  const piece = fc.constantFrom(
    ...[
      '---\n',
      'a: b\n',
      '\r\n',
      '\n',
      '<!--',
      '-->',
      '{/*',
      '*/}',
      ':::note x\n',
      ':::\n',
      '|---|\n',
      '[a]: b\n',
      '```',
      '~~~\n',
      'mdx-code-block\n',
    ],
    ...[
      'import x\n',
      "import T from '@theme/Tabs'\n",
      '> ',
      '- ',
      '## A {#b}',
      '`',
      ' style="x"',
      '<b',
      "require('./x').default",
    ],
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(piece, { maxLength: 40 }),
      fc.constantFrom('mdx', 'md'),
      async (pieces, format) => {
        const source = pieces.join('');
        const { text, origins } = await prepare({ file: 'a.mdx', text: source, format, locale: 'en' });
        const written = source.split(/\r\n|\n/).map((_, index) => index + 1);
        const lines = origins?.map(({ line }) => line) ?? text.split('\n').map((_, index) => index + 1);
        expect(lines).toHaveLength(text.split('\n').length);
        expect([...new Set(lines)]).toEqual(written);
      },
    ),
  );
});

const LINES: readonly (readonly [name: string, from: string, to: string])[] = [
  ['a title after a space', ':::note Title', ':::note[Title]'],
  ['a title with attributes', ':::note A title {.x #y}', ':::note[A title]{.x #y}'],
  ['attributes before the title', ':::note{.x} Title', ':::note[Title]{.x}'],
  ['brackets without a partner', ':::note a] b', ':::note[a\\] b]'],
  ['a link in a title', ':::note see [x](y)', ':::note[see [x](y)]'],
  ['a gap after the colons', '::: tip Title', ':::tip[Title]'],
  ['an admonition in a list', '  - ::::tip Title', '  - ::::tip[Title]'],
  ['words after the colons that open nothing', '::: Words', '\\::: Words'],
  ['two colons before words', '- ::before comes', '- \uFDD2\uFDD2before comes'],
  ['two colons before a name alone', '::leaf[a b]{.c}', '::leaf[a b]{.c}'],
  ['a heading id', '## A {#b}', '## A {/* #b */}'],
  ['a truncate marker', '<!--truncate-->', '# lontar-truncate'],
  ['an MDX truncate marker', '{/* truncate */}', '# lontar-truncate'],
  ['a truncate marker after words', 'a <!-- truncate -->', 'a <lontar-cut    />'],
  ['a truncate marker before words', '<!--truncate--> a', '<lontar-cut  /> a'],
  ['an MDX truncate marker among words', '> a {/* truncate */} b', '> a <lontar-cut   /> b'],
  ['a truncate marker on two lines', 'a <!-- truncate\n-->', 'a <lontar-cut\n/>'],
  ['an escaped comment', 'a \\<!-- b --> \\{/* c */}', 'a \\<!-- b --> \\{/* c */}'],
  ['an HTML comment', 'a <!-- b --> c', 'a {/*-   */} c'],
  ['a comment in code', '`<!-- b -->`', '`<!-- b -->`'],
  [
    'a picture by require',
    "<img src={require('./x.png').default} />",
    '<img src={"./x.png"                 } />',
  ],
  ['require in prose', "call require('x').default here", "call require('x').default here"],
  ['NUL', 'a\0b', 'a\uFFFDb'],
];

describe('a line is rewritten', () => {
  test.each(LINES)('%s', async (_, from, to) => {
    expect(await prepared(from)).toBe(to);
  });

  test.each(LINES)('%s: never inside a fence', async (_, from) => {
    const fence = `~~~md\n${from.replace('\0', '')}\n~~~`;
    expect(await prepared(fence)).toBe(fence);
  });
});

describe('a block that would take in the colons below it ends before them', () => {
  const table = ':::note\n| a |\n|---|\n:::\n\nb';
  const ended = ':::note\n| a |\n|---|\n\n:::\n\nb';

  test.each([
    ['a table', table, ended],
    ['a table and its last row', ':::note\na\n:-:\nb\n:::', ':::note\na\n:-:\nb\n\n:::'],
    ['a link definition', ':::note\n[a]: b\n"c"\n:::', ':::note\n[a]: b\n"c"\n\n:::'],
    ['in a quote', table.replace(/^/gm, '> '), ended.replace(/^/gm, '> ').replace('> \n> :', '>\n> :')],
    ['in a list', '- :::note\n  [a]: b\n  :::', '- :::note\n  [a]: b\n\n  :::'],
  ])('%s', async (_, from, to) => {
    expect(await prepared(from)).toBe(to);
    expect(await prepared(from, 'md')).toBe(to);
  });

  test.each([
    ['a paragraph', ':::note\na\n:::'],
    ['a heading', ':::note\na\n---\n:::'],
    ['an empty line', ':::note\n[a]: b\n\n:::'],
    ['a box', '::::note\n:::note\n|-|\na\n\n:::\n::::'],
    ['code', `~~~md\n${table}\n~~~`],
    ['code in a quote', `> ~~~md\n${table.replace(/^/gm, '> ')}\n> ~~~`],
  ])('never after %s', async (_, text) => {
    expect(await prepared(text)).toBe(text);
  });
});

test('front matter becomes blank lines', async () => {
  expect(await prepared('\uFEFF---\r\na: b\r\n---\r\n# A')).toBe('\n\n\n# A');
  expect(await prepared('---\n---\nA')).toBe('\n\nA');
  expect(await prepared('A\n\n---\nb\n---')).toBe('A\n\n---\nb\n---');
});
