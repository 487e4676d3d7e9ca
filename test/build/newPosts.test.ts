import { afterEach, beforeEach, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildForDiagnostics, hashTree, makeFolder, removeFolder, runLontar, writeTree } from './lontar.ts';
import type { Finished } from './lontar.ts';

let site: string;
beforeEach(() => void (site = makeFolder()));
afterEach(() => removeFolder(site));

const CONFIG = {
  'site.config.json': '{ "title": "Small", "url": "https://example.com", "locales": ["en", "id"] }',
};

function text(...lines: readonly string[]): string {
  return `---\ntitle: A title\n${lines.map((line) => `${line}\n`).join('')}---\n\nText.\n`;
}

function answer(...answers: readonly string[]): Promise<Finished> {
  return runLontar(['new', '--site', site], { input: `${answers.join('\n')}\n` });
}

function frontMatterOf(file: string): string[] {
  const [, lines = ''] = readFileSync(join(site, file), 'utf8').split('---\n');
  return lines.trim().split('\n');
}

it.each([
  ['beside its original', 'content/blog/one/index.mdx', 'content/blog/one/index.id.mdx'],
  ['of a file that is no folder', 'content/blog/one.md', 'content/blog/one/index.id.mdx'],
  ['of a post of Docusaurus', 'blog/one.md', 'i18n/id/docusaurus-plugin-content-blog/one/index.mdx'],
  ['of a folder there', 'blog/one/index.md', 'i18n/id/docusaurus-plugin-content-blog/one/index.mdx'],
])('a translation %s is made without the date and the tags of that', async (_, original, translation) => {
  writeTree(site, { ...CONFIG, [original]: text('date: 2021-03-01', 'tags: [one]') });
  const { code, stderr } = await answer('One', '', 'id');
  expect([code, stderr]).toEqual([0, '']);
  expect(frontMatterOf(translation)).toEqual(['title: One', 'draft: true']);
  expect(await buildForDiagnostics(site)).toEqual({ code: 0, diagnostics: [] });
});

it('a post without tags is made without a list of them, and with the date of the day', async () => {
  writeTree(site, CONFIG);
  expect((await answer('One', '', '')).code).toBe(0);
  expect(frontMatterOf('content/blog/one/index.mdx')).toEqual([
    'title: One',
    expect.stringMatching(/^date: \d{4}-\d\d-\d\d$/),
    'draft: true',
  ]);
  expect((await answer('Two', 'a, b', '')).code).toBe(0);
  expect(frontMatterOf('content/blog/two/index.mdx')).toContainEqual(expect.stringMatching(/^tags:$/));
});

it('the original of a post that has a translation first gets the date and the address that the post has', async () => {
  writeTree(site, { ...CONFIG, 'content/blog/one/index.id.mdx': text('date: 2021-03-01', 'slug: /satu') });
  const { code, stdout } = await answer('One', '', 'en');
  expect(code).toBe(0);
  expect(stdout).toContain('While it is a draft, builds leave out content/blog/one/index.id.mdx too');
  expect(frontMatterOf('content/blog/one/index.mdx')).toEqual([
    'title: One',
    'slug: /satu',
    'date: 2021-03-01',
    'draft: true',
  ]);
  expect(await buildForDiagnostics(site)).toEqual({ code: 0, diagnostics: [] });
});

it.each([
  ['Foo', "the name 'foo'", 'content/blog/foo/index.md'],
  ['Bar', "the name 'bar'", 'content/blog/bar.mdx', 'slug: /baz'],
  ['Baz', "the address '/baz'", 'content/blog/bar.mdx', 'slug: /baz'],
  ['Baz', "the address '/baz'", 'content/blog/bar.mdx', 'slug: baz/', 'draft: true'],
  ['2024-01-01: thing', "the address '/thing'", 'content/blog/thing.md'],
  ['Thing', "the address '/thing'", 'content/blog/2024-01-01-thing.md'],
  ['About', "the address '/about'", 'content/pages/about/index.mdx'],
  ['Docs', "the address '/docs'", 'content/docs/intro.mdx', 'slug: /'],
  ['Bar', "the name 'bar'", 'blog/bar.md'],
  ['Bar', "the name 'bar'", 'i18n/en/docusaurus-plugin-content-blog/bar.md'],
  ['2024-01-02 b', "the address '/2024/01/02/b'", 'blog/2024/01/02/b.md'],
])("no post '%s' is made where %s is that of %s", async (title, what, file, ...lines) => {
  writeTree(site, { ...CONFIG, [file]: text('date: 2021-03-01', ...lines) });
  const before = hashTree(site);
  const { code, stderr } = await answer(title, '', '');
  expect(stderr).toContain(
    `${join(site, file)} has ${what} already.\n  hint: choose another title, or edit that `,
  );
  expect(code).toBe(2);
  expect(hashTree(site)).toEqual(before);
});

it('a translation is made of a post whose address is not its name, but no second one', async () => {
  writeTree(site, { ...CONFIG, 'content/blog/bar.mdx': text('date: 2021-03-01', 'slug: /baz') });
  const other = await answer('Baz', '', 'id');
  expect([other.code, other.stderr]).toEqual([
    2,
    expect.stringMatching(
      /has the address '\/baz' already\.\n  hint: choose another title, edit that post, or answer 'bar' to begin its translation\n$/,
    ),
  ]);
  expect((await answer('Bar', '', 'id')).code).toBe(0);
  expect(frontMatterOf('content/blog/bar/index.id.mdx')).toEqual(['title: Bar', 'draft: true']);
  expect(await buildForDiagnostics(site)).toEqual({ code: 0, diagnostics: [] });
  writeTree(site, {
    'content/blog/qux/index.id.mdx': text('date: 2021-03-01', 'slug: /quux'),
    'content/blog/quux.mdx': text('date: 2021-03-01', 'slug: /quux'),
  });
  const second = await answer('Quux', '', 'id');
  expect(second.stderr).toContain(`${join('qux', 'index.id.mdx')} has the address '/quux' already.`);
});

it('who answers with the address of a dated post is told the name that begins its translation', async () => {
  writeTree(site, { ...CONFIG, 'content/blog/2024-03-03-bar/index.mdx': text() });
  const { stderr } = await answer('Bar', '', 'id');
  expect(stderr).toContain("or answer '2024-03-03-bar' to begin its translation");
  expect((await answer('2024-03-03-bar', '', 'id')).code).toBe(0);
  expect(frontMatterOf('content/blog/2024-03-03-bar/index.id.mdx')).toContain('draft: true');
});

it('a translation beside one of another name is of the same post', async () => {
  writeTree(site, {
    'site.config.json': '{ "url": "https://example.com", "locales": ["en", "id", "fr"] }',
    'content/blog/one.mdx': text('date: 2021-03-01', 'slug: /first'),
    'content/blog/satu/index.id.mdx': text('slug: /first'),
  });
  const original = await answer('Satu', '', 'en');
  expect([original.code, original.stderr]).toEqual([2, expect.stringContaining("has the address '/first'")]);
  expect((await answer('Satu', '', 'fr')).code).toBe(0);
  expect(frontMatterOf('content/blog/satu/index.fr.mdx')).toContain('slug: /first');
  expect(await buildForDiagnostics(site)).toEqual({ code: 0, diagnostics: [] });
});

it('the address that a post is refused for is the one that it would get', async () => {
  writeTree(site, CONFIG);
  const { code, stderr } = await answer('2024-01-01: archive', '', '');
  expect([code, stderr]).toEqual([2, expect.stringContaining("'/archive' is the address of a page")]);
  // The folder has the date too, and no disk takes a longer name.
  const long = await answer(`2024-01-01 ${'b'.repeat(245)}`, '', '');
  expect([long.code, long.stderr]).toEqual([2, expect.stringContaining('cannot be the name of a folder')]);
});

it('tags of which no address can be made are told of and asked for again', async () => {
  writeTree(site, { ...CONFIG, 'content/blog/tags.yml': "'+++':\n  label: Plus\n  permalink: /plus\n" });
  const { code, stdout } = await answer('One', 'C#, ???, !', 'C#, +++', '');
  expect(code).toBe(0);
  expect(stdout).toContain(
    "No address can be made of the tag '???': it has no letter and no digit.\nNo address can be made of the tag '!': it has no letter and no digit.\nTags, with commas",
  );
  expect(stdout).not.toContain("'+++'");
  expect(await buildForDiagnostics(site)).toEqual({ code: 0, diagnostics: [] });
  const cut = await answer('Two', '???');
  expect([cut.code, cut.stderr]).toEqual([
    2,
    expect.stringContaining('The input ended before the last answer'),
  ]);
});
