import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { loadConfig } from '../loadConfig.ts';
import { readContent } from '../readContent.ts';

const root = mkdtempSync(join(tmpdir(), 'lontar-languages-'));
afterAll(() => rmSync(root, { recursive: true }));

async function hintsOf(
  name: string,
  locales: readonly unknown[],
  files: readonly string[],
): Promise<string[]> {
  const siteDir = join(root, name);
  for (const file of ['site.config.json', ...files])
    mkdirSync(dirname(join(siteDir, file)), { recursive: true });
  writeFileSync(join(siteDir, 'site.config.json'), JSON.stringify({ locales }));
  for (const file of files) writeFileSync(join(siteDir, file), '---\ndate: 2021-01-01\n---\n');
  const { config } = await loadConfig(siteDir);
  const { diagnostics } = await readContent({ siteDir, config, mode: 'production' });
  expect(diagnostics.map(({ code }) => code)).toEqual(['content/unknown-language']);
  return diagnostics.map(({ hint }) => hint ?? '');
}

test.each([
  ['PT-br', "or rename it to 'pt-BR'"],
  ['pt_BR', "or rename it to 'pt-BR'"],
  ['fr', null],
])('of a text in %s is told what the language may be meant to be, never another', async (language, hint) => {
  const files = ['content/blog/a/index.mdx', `content/blog/a/index.${language}.mdx`];
  const [said] = await hintsOf(`stranger-${language}`, ['en', 'ar', 'pt-BR'], files);
  if (hint === null) expect(said).not.toContain('rename');
  else expect(said).toContain(hint);
});

test.each([
  ['a text', ['content/blog/a/index.mdx', 'content/blog/a/index.cn.mdx'], 'index.zh-Hans.mdx'],
  [
    'a folder of Docusaurus',
    ['blog/a/index.mdx', 'i18n/cn/docusaurus-plugin-content-blog/a/index.mdx'],
    'zh-Hans',
  ],
])('of %s called after the path of a language is told the right name', async (what, files, name) => {
  const locales = ['id', { code: 'zh-Hans', path: 'cn' }];
  expect(await hintsOf(what, locales, files)).toEqual([
    `'cn' is the path of 'zh-Hans' in addresses: rename this to '${name}'.`,
  ]);
});
