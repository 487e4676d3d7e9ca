import { describe, expect, test } from 'vitest';
import type { BodySource } from '#model/body.ts';
import type { Diagnostic } from '#model/diagnostic.ts';
import { renderCode } from '../../../../test/conformance/renderCode.ts';
import { compile } from './compile.ts';
import { CompileError } from './compiledBody.ts';
import { compileWithOracle } from './compileWithOracle.ts';
import { finishBody } from './finishBody.ts';

const FRONT_MATTER = '---\ntitle: x\n---\n\n';

function source(text: string, file = 'post.mdx'): BodySource {
  return { file, text: FRONT_MATTER + text, format: 'mdx', locale: 'en' };
}

async function faultsOf(run: typeof compile, text: string, file?: string): Promise<readonly Diagnostic[]> {
  try {
    return (await run(source(text, file))).warnings;
  } catch (error) {
    if (error instanceof CompileError) return error.diagnostics;
    throw error;
  }
}

const FAULTS = [
  ['a stray brace', 'Text with a { brace', '5:13 mdx/unclosed-brace', /`\\\{`.*backticks/],
  ['a stray bracket', 'I <3 it', '5:3 mdx/stray-angle-bracket', /`&lt;`.*backticks/],
  ['generics in prose', 'a Map<K, V> b', '5:6 mdx/stray-angle-bracket', /`&lt;`/],
  ['an autolink', '<https://example.com>', '5:1 mdx/stray-angle-bracket', /\[text\]\(url\)/],
  ['an unclosed tag', 'Text <b>foo', '5:6 mdx/unclosed-tag', /`<\/b>`/],
  ['an unclosed block', '<Tabs>\n\ntext', '5:1 mdx/unclosed-tag', /`<\/Tabs>`/],
  ['a tag that needs no end in HTML', 'a <br> b', '5:3 mdx/unclosed-tag', /`<br \/>`/],
  ['a wrong closing tag', '<Tabs>\n\ntext\n\n</Tab>', '9:1 mdx/unclosed-tag', /`<\/Tabs>`/],
  ['a stray closing tag', '</div>', '5:1 mdx/stray-closing-tag', /Remove it/],
  ['an expression that is none', 'a {return 1} b', '5:4 mdx/bad-expression', /`\\\{`/],
  ['a sentence that begins with import', 'import taxes are high', '5:14 mdx/bad-module-code', /another word/],
  ['broken exports', 'export const a = ;', '5:18 mdx/bad-module-code', /Mend the statement/],
  [
    'a foreign import',
    "text\n\nimport A from '@site/src/A';\n\n<A />",
    '7:1 mdx/import',
    /other texts.*standard components.*'islands\/'/,
  ],
  [
    'several names from one module',
    "import {\n  a,\n  b,\n} from 'x'",
    '5:1 mdx/import',
    /standard components/,
  ],
  ['a text that is not there', "import Part from './_part.mdx'", '5:1 mdx/include', /Check the path/],
  ['a text by a name', "import { Part } from './_part.mdx'", '5:1 mdx/import', /import Name from/],
  [
    'a module by the name of a property',
    "import A from 'constructor'",
    '5:1 mdx/import',
    /standard components/,
  ],
  ['a re-export', "export { a } from './a'", '5:1 mdx/import', /without an import/],
  ['text after a title', ':::note[a] b\nx\n:::', '5:8 mdx/bad-directive', /:::note\[Title\]/],
  ['attributes that never end', ':::note{.a\nx\n:::', '5:8 mdx/bad-directive', /:::note\[Title\]/],
  [
    'attributes that are a sentence',
    ':::tip{title-of-this-admonition-box: Hello, world}\nx\n:::',
    '5:7 mdx/bad-directive',
    /:::tip\[Title\]/,
  ],
  ['an unknown directive', ':::wraning\nx\n:::', '5:1 mdx/unknown-directive', /':::warning'/],
  ['an unclosed directive', ':::note\nx', '5:1 mdx/unclosed-directive', /':::'/],
  [
    'an element that its box ends before',
    ':::tip\n\n<div>\n\n:::\n\n</div>',
    '7:1 mdx/unclosed-tag',
    /::::tip/,
  ],
  [
    'tabs in a box with as few colons as one in them',
    ':::tip\n\n<Tabs>\n\n<TabItem value="x">\n\n:::note\n\na\n\n:::\n\n</TabItem>\n\n</Tabs>\n\n:::',
    '9:1 mdx/unclosed-tag',
    /`<\/TabItem>`.*more colons.*::::tip/,
  ],
  [
    'an element that ends in a box',
    '<div>\n\n:::tip\n\na\n\n</div>\n\nb\n\n:::',
    '11:1 mdx/stray-closing-tag',
    /End the box.*more colons/,
  ],
  [
    'an element in a list that its box ends before',
    '- :::tip\n\n  <div>\n\n  :::\n\n  </div>',
    '7:3 mdx/unclosed-tag',
    /::::tip/,
  ],
  [
    'a fault below a table in a box',
    ':::tip\n| a |\n|---|\n:::\n\na { b',
    '10:3 mdx/unclosed-brace',
    /backticks/,
  ],
  ['an inline style', 'a\n\n<b style={{ a: 1 }}>x</b>', '7:4 mdx/inline-style', /class/],
  ['a handler', 'a\n\n<b title="t" onClick={() => 1}>x</b>', '7:14 mdx/event-handler', /island/],
  ['a script', 'a\n\n<script src="https://x.example/a.js"></script>', '7:1 mdx/blocked-element', /island/],
  ['an id given twice', '## A {#x}\n\n## B {#x}', '7:1 mdx/duplicate-id', /of its own/],
] as const;

describe('a fault is reported at its place in the file, with the way out', () => {
  test.each(FAULTS)('%s', async (_, text, expected, hint) => {
    const [fault, ...others] = await faultsOf(compile, text);
    expect(`${fault?.line}:${fault?.column} ${fault?.code}`).toBe(expected);
    expect(fault?.hint).toMatch(hint);
    expect(others).toEqual([]);
  });

  test.each(FAULTS)('%s: the same with @mdx-js/mdx', async (_, text, expected) => {
    const codes = (await faultsOf(compileWithOracle, text)).map(({ line, code }) => `${line} ${code}`);
    expect(codes).toContain(expected.replace(/:\d+/, ''));
  });
});

test.each([
  ['## A {#}', '`{#}`.'],
  ['a {x y} b', '`{x y}`.'],
  ['a {)} b', '`{)}`.'],
  ['a {#b} c', '`{#b}`.'],
])('braces are quoted, not signs that an engine adds: %s', async (text, quoted) => {
  const [fault, ...others] = await faultsOf(compile, text);
  expect(fault?.message).toBe(`What stands in braces is not a JavaScript expression: ${quoted}`);
  expect(others).toEqual([]);
  for (const { message } of await faultsOf(compileWithOracle, text)) expect(message).not.toMatch(/[^\0-~]/u);
});

const PLAIN_MARKDOWN = /`format: md`.*`markdown: \{ format: 'detect' \}`/;

test.each(['a { b', 'a {b c} d', 'I <3 it', 'a <br> b'])('%s in a .md file may be Markdown', async (text) => {
  const hintFor = async (file: string) => (await faultsOf(compile, text, file))[0]?.hint;
  expect(await hintFor('post.md')).toMatch(PLAIN_MARKDOWN);
  expect(await hintFor('post.mdx')).not.toMatch(PLAIN_MARKDOWN);
});

test('all faults of a file are reported together, in order', async () => {
  const text = "a { b\n\nc <3 d\n\n{x y} é { z\n\n:::note[a] b\n\n<T,U>\n\nimport x from 'y'";
  const faults = await faultsOf(compile, text);
  expect(faults.map(({ line, code }) => `${line} ${code}`)).toEqual([
    '5 mdx/unclosed-brace',
    '7 mdx/stray-angle-bracket',
    '9 mdx/bad-expression',
    '9 mdx/unclosed-brace',
    '11 mdx/bad-directive',
    '13 mdx/stray-angle-bracket',
    '15 mdx/import',
  ]);
});

test('an import is never left undefined', async () => {
  const { code } = await compile(source("import T from '@theme/Tabs';\n\n<T />"));
  expect(code).toContain('T = components.Tabs');
});

test('ids of headings have letters with accents as one sign each', async () => {
  const { headings } = await compile(source('## Café\n\n## B {#née}\n'.normalize('NFD')));
  expect(headings.map(({ id }) => id)).toEqual(['café'.normalize('NFC'), 'née'.normalize('NFC')]);
});

test('headings carry the ids of the HTML, and a first heading of level one is the title', async () => {
  const { headings, title } = await compile(
    source('{/* x */}\n\n# The *title*\n\n## A\n\n### A\n\n## B {#a}\n\n# Later'),
  );
  expect(title).toBe('The title');
  expect(headings).toEqual([
    { id: 'a-1', text: 'A', level: 2 },
    { id: 'a-2', text: 'A', level: 3 },
    { id: 'a', text: 'B', level: 2 },
  ]);
});

test.each([compile, compileWithOracle])(
  'a text may name its front matter, or a value of that name',
  async (run) => {
    const text = (body: string) => ({
      ...source(''),
      text: `---\ntitle: A "b"\ntags: [c, d]\n---\n\n${body}`,
    });
    expect(
      renderCode(await run(text('x {frontMatter.title} {frontMatter.tags.length} {frontMatter.e}'))),
    ).toBe('<p>x A &quot;b&quot; 2 </p>');
    expect(renderCode(await run(text('export const frontMatter = 5;\n\nx {frontMatter}')))).toContain('x 5');
  },
);

const UNCLOSED = [
  'One <b>unclosed\n\nTwo\n\n```js\nconst once = 1;\n```\n\nThree',
  'One <b>closed</b>\n\n```js\nconst once = 1;\n```\n\nTwo\n\n```js\nlet other;\n```\n\nThree',
  '- One <i>unclosed\n\n  ```js\n  const once = 1;\n  ```\n- Two\n\nThree',
  '<table><tr><td>\n\n```js\nconst once = 1;\n```\n\n</td></tr></table>\n\nThree',
  'One $\\text{once}$ <b>two $a$ three\n\nThree',
];

test.each(UNCLOSED)('in Markdown with HTML of its own, code is there once: %j', async (text) => {
  for (const run of [compile, compileWithOracle]) {
    const compiled = await run({ file: 'a.md', text, format: 'md', locale: 'en', hasMath: true });
    const finished = finishBody({ html: renderCode(compiled), islands: [] }, compiled);
    const words = finished.html.replace(/<annotation[^]*?<\/annotation>|<[^>]*>/g, ' ');
    expect(words.match(/once/g)).toHaveLength(1);
    expect(words).toMatch(/once[^]*Three/);
  }
});

test.each([compile, compileWithOracle])(
  'of commands for every package manager only npm counts as words',
  async (run) => {
    const { heldCode } = await run(source('```bash npm2yarn\nnpm install a\n```'));
    expect(heldCode.map(({ code }) => code)).toEqual(['npm install a', '', '', '']);
    expect(heldCode[3]?.html.replace(/<[^>]*>/g, '')).toBe('bun add a');
  },
);
