import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { loadConfig } from '../loadConfig.ts';
import { readContent } from '../readContent.ts';

/** What each text of a site is read as, by its file. */
async function formatsOf(
  markdownFormat: 'mdx' | 'detect',
  texts: Readonly<Record<string, string>>,
): Promise<Record<string, string>> {
  const siteDir = mkdtempSync(join(tmpdir(), 'lontar-format-'));
  try {
    const config = `export default { title: 'x', url: 'https://example.com', locales: ['en', 'id'], markdown: { format: '${markdownFormat}' } };`;
    writeFileSync(join(siteDir, 'site.config.ts'), config);
    for (const [file, lines] of Object.entries(texts)) {
      mkdirSync(dirname(join(siteDir, file)), { recursive: true });
      writeFileSync(join(siteDir, file), `---\ntitle: T\ndate: 2021-01-05\n${lines}---\n\nText.\n`);
    }
    const read = await readContent({
      siteDir,
      config: (await loadConfig(siteDir)).config,
      mode: 'production',
    });
    expect(read.diagnostics).toEqual([]);
    const { posts, docs, pages } = read.content;
    const entries = [...posts, ...docs, ...pages].flatMap((source) => [...source.entries.values()]);
    return Object.fromEntries(entries.map(({ file, format }) => [file, format]));
  } finally {
    rmSync(siteDir, { recursive: true });
  }
}

const LAYOUTS = [
  ['ours', ['content/blog', 'content/docs', 'content/pages']],
  ['that of Docusaurus', ['blog', 'docs', 'src/pages']],
] as const;

test.each(LAYOUTS)('front matter says what a text is read as, in a layout that is %s', async (_, folders) => {
  const texts: Record<string, string> = {};
  const expected: Record<string, string> = {};
  for (const folder of folders) {
    for (const [name, line, format] of [
      ['none.md', '', 'mdx'],
      ['markdown.md', 'format: md\n', 'md'],
      ['named-mdx.mdx', 'format: md\n', 'md'],
      ['mdx.md', 'format: mdx\n', 'mdx'],
      ['by-ending.md', 'format: detect\n', 'md'],
      ['by-other-ending.mdx', 'format: detect\n', 'mdx'],
    ] as const) {
      texts[`${folder}/${name}`] = line;
      expected[`${folder}/${name}`] = format;
    }
  }
  expect(await formatsOf('mdx', texts)).toEqual(expected);
});

test('it counts for more than the configuration, and a translation that says nothing takes it from its original', async () => {
  const texts = {
    'content/blog/a.md': 'format: mdx\n',
    'content/blog/a.id.md': '',
    'content/blog/b.md': 'format: mdx\n',
    'content/blog/b.id.md': 'format: detect\n',
    'content/blog/c.md': '',
  };
  expect(await formatsOf('detect', texts)).toEqual({
    'content/blog/a.md': 'mdx',
    'content/blog/a.id.md': 'mdx',
    'content/blog/b.md': 'mdx',
    'content/blog/b.id.md': 'md',
    'content/blog/c.md': 'md',
  });
});
