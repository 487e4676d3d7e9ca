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
        const text = pieces.join('');
        expect((await prepared(text, format)).split('\n')).toHaveLength(text.split(/\r\n|\n/).length);
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

test('front matter becomes blank lines', async () => {
  expect(await prepared('\uFEFF---\r\na: b\r\n---\r\n# A')).toBe('\n\n\n# A');
  expect(await prepared('---\n---\nA')).toBe('\n\nA');
  expect(await prepared('A\n\n---\nb\n---')).toBe('A\n\n---\nb\n---');
});
