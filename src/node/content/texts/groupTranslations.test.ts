import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadConfig } from '../loadConfig.ts';
import { readContent } from '../readContent.ts';

let siteDir: string;
beforeEach(() => void (siteDir = mkdtempSync(join(tmpdir(), 'lontar-groups-'))));
afterEach(() => rmSync(siteDir, { recursive: true }));

async function read(files: Readonly<Record<string, string>>) {
  const config = JSON.stringify({ locales: ['en', 'id'] });
  for (const [file, text] of Object.entries({ 'site.config.json': config, ...files })) {
    mkdirSync(dirname(join(siteDir, file)), { recursive: true });
    writeFileSync(join(siteDir, file), text);
  }
  return readContent({ siteDir, config: (await loadConfig(siteDir)).config, mode: 'production' });
}

it('a text in the folder of the default language stands in the place of the one outside, in any layout of names', async () => {
  const { content, diagnostics } = await read({
    'blog/evening.md': '---\ntitle: Evening\ndescription: Old.\ndate: 2021-01-01\nslug: dusk\n---\n\nOld.\n',
    'i18n/en/docusaurus-plugin-content-blog/evening.md': '# Good evening\n',
    'i18n/id/docusaurus-plugin-content-blog/evening.md': '# Malam\n',
    'docs/a.md': '---\ntitle: A\nsidebar_position: 7\n---\n',
    'i18n/en/docusaurus-plugin-content-docs/current/a.md': '---\ntitle: Better A\n---\n',
    'src/pages/about.md': '---\ntitle: About\n---\n',
    'i18n/en/docusaurus-plugin-content-pages/about.md': '---\ntitle: About us\n---\n',
  });
  expect(diagnostics).toEqual([]);
  const [post] = content.posts;
  expect(post).toMatchObject({
    slug: 'dusk',
    date: '2021-01-01',
    original: {
      file: 'i18n/en/docusaurus-plugin-content-blog/evening.md',
      replaces: 'blog/evening.md',
      // Its heading gives the title, its first paragraph the description.
      title: null,
      description: null,
    },
  });
  expect([...(post?.entries.keys() ?? [])].toSorted()).toEqual(['en', 'id']);
  expect(content.docs.map(({ original }) => original)).toMatchObject([
    { title: 'Better A', sidebarPosition: 7, replaces: 'docs/a.md' },
  ]);
  expect(content.pages.map(({ original }) => original)).toMatchObject([
    { title: 'About us', replaces: 'src/pages/about.md' },
  ]);
});
