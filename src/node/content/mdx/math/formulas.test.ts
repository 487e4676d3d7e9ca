import { describe, expect, it, test } from 'vitest';
import type { BodySource } from '#model/body.ts';
import type { Diagnostic } from '#model/diagnostic.ts';
import { compile } from '../compile.ts';
import { CompileError, type CompiledBody } from '../compiledBody.ts';
import { compileWithOracle } from '../compileWithOracle.ts';

/** What stands for a formula on its way, as it is or as JavaScript and addresses write it. */
const MARK = /[\uFDD0\uFDD1]|\\ufdd[01]|%EF%B7%9[01]/i;
const ENGINES = { satteri: compile, reference: compileWithOracle };

function source(text: string, hasMath = true): BodySource {
  return { file: 'a.mdx', text, format: 'mdx', locale: 'en', hasMath };
}

/** What was set, as TeX with a mark for blocks. */
function formulasOf({ heldCode }: CompiledBody): string[] {
  return heldCode
    .filter(({ html }) => html.startsWith('<math'))
    .map(({ html, code }) => (html.startsWith('<math display="block"') ? `block ${code}` : code));
}

async function faultsOf(run: typeof compile, text: string): Promise<readonly Diagnostic[]> {
  try {
    await run(source(text));
    return [];
  } catch (error) {
    if (error instanceof CompileError) return error.diagnostics;
    throw error;
  }
}

describe.each(Object.entries(ENGINES))('with %s', (_, run) => {
  it.each([
    ['so $a_1 < b$.', ['a_1 < b']],
    ['$\\frac{a}{b}$ and $x$', ['\\frac{a}{b}', 'x']],
    ['over\n$a +\nb$ lines', ['a +\nb']],
    ['$$\\sum_{i=1}^n i$$', ['block \\sum_{i=1}^n i']],
    ['$$\na^2 +\nb^2\n$$', ['block a^2 +\nb^2']],
    ['> $$\n> x\n> $$', ['block x']],
    ['- $x$\n\n  $$\n  y\n  $$', ['x', 'block y']],
    ['| a |\n| - |\n| $x$ |', ['x']],
    ['```math\nx\n```', ['block x']],
    ['$\\$5$', ['\\$5']],
    ['\\\\$x$', ['x']],
    ['| a |\n| - |\n| $\\|x\\|$ |', ['|x|']],
    [':::note[N $n$ and **$m$**]\n\n$k$\n\n:::', ['n', 'm', 'k']],
    [':::note N $n$\n\nx\n\n:::', ['n']],
    ['[see $x$](https://x.test/$a$)', ['x']],
    ['## $h$ with an id \\{#it}', ['h']],
    ['## $h$ with an id {#it}', ['h']],
    ['a[^1] and $x$\n\n[^1]: Note $y$', ['x', 'y']],
    ["$\\text{it's}$ and it's $x_{1}$", ["\\text{it's}", 'x_{1}']],
    ['<b title="a$">$x$</b>', ['x']],
    ['over\nimport $x$\nand $y$', ['y']],
  ])('%j holds formulas', async (text, formulas) => {
    expect(formulasOf(await run(source(text)))).toEqual(formulas);
  });

  it.each([
    'It costs $5 or $6.',
    '$ a $ and a lone $',
    '\\$x$ and $x\\$',
    '`$x$`',
    '```sh\necho $HOME $x$\n```',
    '{/* $x$ */}',
    '<a title="$x$">t</a>',
    'one $x\n\ntwo y$ three',
    '[l](https://x.test/$a$)',
    '[l](<a $b$> "c $d$ e")',
    '[l]\n\n[l]: https://x.test/$a$ "t $b$"',
    'https://x.test/?a=$b$c',
    'It costs $5 at https://x.test/$a',
    'It costs $5, [l](https://x.test/$a)',
    '{"$not$"} and {"}$a$"}',
    'It costs $5 {"$not$"}',
    'It costs $5 <a title="$">t</a>',
    'It costs $5 with `a` for 6$',
    '<a title={"> $x$"}>t</a>',
    '<code>$HOME/$USER</code>',
    '<CodeBlock>$x$</CodeBlock>',
    "export const a = {\n\n  b: '$x$',\n};",
    '![a $x$ b](a.png)',
  ])('%j holds none', async (text) => {
    const compiled = await run(source(text));
    expect(formulasOf(compiled)).toEqual([]);
    expect(`${compiled.code}${compiled.heldCode.map(({ html }) => html).join('')}`).not.toMatch(MARK);
  });

  it('what is no prose keeps its dollars', async () => {
    expect((await run(source('[l](https://x.test/$a$) {"$b$"}'))).code).toMatch(/x\.test\/\$a\$[^]*\$b\$/);
    expect((await run(source('![a $x$ b](a.png)'))).code).toContain('a x b');
  });

  it.each([
    ['<div>\n$x$ and $$y$$\n</div>', '$x$ and $$y$$'],
    ['a\n\n    $x$\n', '$x$'],
    ['<pre>\n$x$\n\n$y$</pre>', '$y$'],
  ])('plain Markdown keeps the dollars of %j', async (text, kept) => {
    const compiled = await run({ ...source(text), format: 'md' });
    expect(formulasOf(compiled)).toEqual([]);
    const made = `${compiled.code}${compiled.heldCode.map(({ html }) => html).join('')}`;
    expect(made).toContain(kept);
    expect(made).not.toMatch(MARK);
  });

  it('a heading keeps what was written in its text and its id', async () => {
    const { headings } = await run(source('## The $O(n)$ bound\n'));
    expect(headings).toEqual([{ id: 'the-on-bound', text: 'The O(n) bound', level: 2 }]);
  });

  it.each([
    ['a\n\nso $x + \\nope$', 3, 9, /Undefined control sequence: \\nope/],
    ['$a$ $b$ $\\nope$', 1, 10, /nope/],
    ['over $a +\n  \\nope$', 2, 3, /nope/],
    ['$$\na +\n  \\nope\n$$', 3, 3, /nope/],
    ['> ```math\n> \\nope\n> ```', 2, 3, /nope/],
    ['$\\href{javascript:alert(1)}{x}$', 1, 2, /\\href is not allowed/],
    ['a\n\n$$\nx', 3, 1, /never closed/],
    ['$\\def\\a{\\a\\a}\\a$', 1, 2, /Too many expansions/],
    ['| a |\n| - |\n| $x$ $|x|$ |', 3, 7, /`\$\|x\|\$` cannot be a formula here/],
    ['$a$\n\nA lone ` and $x$', 3, 14, /`\$x\$` cannot be a formula here/],
    ['[a $x$]: https://x.test/', 1, 4, /cannot be a formula here/],
    ['$a$ and <b', 1, 9, /`<` opens a tag/],
  ])('%j is refused where it is wrong', async (text, line, column, message) => {
    const [fault, ...others] = await faultsOf(run, text);
    expect(fault).toMatchObject({ file: 'a.mdx', line, column, severity: 'error' });
    expect(fault?.message).toMatch(message);
    expect(others).toEqual([]);
  });
});

test('without math dollars are dollars, and a fence still is a formula', async () => {
  expect(formulasOf(await compile(source('so $x$\n\n```math\ny\n```', false)))).toEqual(['block y']);
});

test('MathML needs nothing of ours and carries what was written', async () => {
  const { heldCode } = await compile(source('$x < \\color{red}{y}$'));
  expect(heldCode[0]?.html).toMatch(
    /^<math><semantics>.*<annotation encoding="application\/x-tex">x &lt; .*<\/math>$/,
  );
  expect(heldCode[0]?.html).not.toMatch(/ (?:class|style|xmlns)=/);
});

test('each cell says how its column is aligned, in tables within tables too', async () => {
  const tex = String.raw`\begin{array}{lcr}a & b & \begin{aligned}c &= d\end{aligned}\end{array}`;
  const { heldCode } = await compile(source(`$${tex}$`));
  const cells = heldCode[0]?.html.match(/<mtd[^>]*>/g);
  const [left, centre, right] = ['<mtd columnalign="left">', '<mtd>', '<mtd columnalign="right">'];
  expect(cells).toEqual([left, centre, right, right, left]);
});
