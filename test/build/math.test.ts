import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildForDiagnostics, makeFolder, removeFolder, runLontar, writeTree } from './lontar.ts';

const site = makeFolder();
const CONFIG =
  "export default { title: 'Small', url: 'https://example.com', locales: ['en'], markdown: { math: true } };\n";
const HEAD = 'date: 2021-03-01\ntags: [one]\n---\n\n';
const FORMULAS = 'So $a < b$ it is.\n\n## About $O(n)$\n\n$$\nx^2\n$$\n\n```js\nconst a = 1;\n```\n';
const MARKS = '[l](https://x.test/$a$) for \\$5 {"$not$"}\n\n:::note[N $n$]\n\n$a \\quad b$\n\n:::\n';

beforeAll(async () => {
  writeTree(site, {
    'site.config.ts': CONFIG,
    'content/blog/sums.mdx': `---\ntitle: Sums\n${HEAD}${FORMULAS}`,
    'content/blog/marks.mdx': `---\ntitle: Marks\n${HEAD}${MARKS}`,
    'content/blog/prices.mdx': `---\ntitle: Prices\nmath: false\n${HEAD}Write $x$ as you like.\n`,
  });
  const { code, stderr } = await runLontar(['build', '--site', site]);
  expect(code, stderr).toBe(0);
});
afterAll(() => removeFolder(site));

function read(file: string): string {
  return readFileSync(join(site, 'dist', file), 'utf8');
}

it('a formula is MathML in the page, in feeds, and TeX in the Markdown and in descriptions', () => {
  const html = read('sums/index.html');
  expect(html).toMatch(/<p>So <math><semantics>.*?<\/semantics><\/math> it is\.<\/p>/);
  expect(html).toMatch(/<h2 id="about-on">About <math>/);
  expect(html.match(/<math display="block" tabindex="0">/g)).toHaveLength(1);
  expect(html).toContain('content="So a &lt; b it is."');
  expect(html).toMatch(/math\[display\]\{[^}]*overflow:auto hidden/);
  expect(read('sums.md')).toContain(
    'So $a < b$ it is.\n\n## About $O(n)$\n\n$$x^2$$\n\n```js\nconst a = 1;\n```\n',
  );
  expect(read('feed.json')).toContain(
    '<math display=\\"block\\"><semantics><mrow><msup><mi>x</mi><mn>2</mn></msup>',
  );
});

it('front matter says otherwise for one text', () => {
  expect(read('prices/index.html')).toContain('Write $x$ as you like.');
});

it('links, braces and titles leave no mark of a formula in any file of a post', () => {
  const html = read('marks/index.html');
  expect(html).toContain('href="https://x.test/$a$"');
  expect(html).toContain('$not$');
  expect(html).toMatch(/admonition-title.*?N <math>/s);
  const copy = read('marks.md');
  expect(copy).toContain('[l](https://x.test/$a$) for \\$5 \\$not\\$');
  for (const text of [html, copy, read('feed.json')]) expect(text).not.toMatch(/[\uFDD0\uFDD1]|%EF%B7%9/i);
  expect(read('feed.json')).toContain('<mspace width=\\"1em\\"></mspace><mi>b</mi>');
});

it('a formula that cannot be set fails the build where it stands', async () => {
  writeTree(site, { 'content/blog/sums.mdx': `---\ntitle: Sums\n${HEAD}So $\\nope$ it is.\n` });
  const { code, diagnostics } = await buildForDiagnostics(site);
  expect(code).toBe(1);
  expect(diagnostics).toMatchObject([
    { file: 'content/blog/sums.mdx', line: 7, column: 5, code: 'mdx/bad-formula' },
  ]);
});
