import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { plannedSite } from '../plannedSiteFixture.ts';

let siteDir: string;
beforeEach(() => void (siteDir = mkdtempSync(join(tmpdir(), 'lontar-texts-'))));
afterEach(() => rmSync(siteDir, { recursive: true }));

it('a text without a sentence is described by its title', async () => {
  const { plans } = await plannedSite(siteDir, {
    'content/blog/bare/index.mdx': '---\ntitle: Bare\ndate: 2021-01-01\n---\n',
    'content/blog/told/index.mdx': '---\ntitle: Told\ndate: 2021-01-02\ndescription: In words.\n---\n',
  });
  const described = plans.flatMap(({ pages }) =>
    pages.map(({ page }) => [page.frame.path, page.description]),
  );
  expect(described).toContainEqual(['/bare', 'Bare']);
  expect(described).toContainEqual(['/told', 'In words.']);
});

it('`title_meta` makes the title of the window alone; a translation with a title of its own has none of it', async () => {
  const { plans } = await plannedSite(
    siteDir,
    {
      'content/docs/a.mdx': '---\ntitle: Install\ntitle_meta: Install it on Linux\n---\n',
      'content/docs/a.id.mdx': '---\ntitle: Pasang\n---\n',
      'content/blog/b/index.mdx': '---\ntitle: B\ndate: 2021-01-01\ntitle_meta: B at length\n---\n',
    },
    { settings: { title: 'Site' } },
  );
  const titles = new Map(
    plans.flatMap(({ pages }) =>
      pages.map(({ page: { frame, documentTitle } }) => [frame.path, [frame.title, documentTitle]]),
    ),
  );
  expect(titles.get('/docs/a')).toEqual(['Install', 'Install it on Linux | Site']);
  expect(titles.get('/id/docs/a')).toEqual(['Pasang', 'Pasang | Site']);
  expect(titles.get('/b')).toEqual(['B', 'B at length | Site']);
});

it('a link to a file means the text that stands in its place', async () => {
  const { index } = await plannedSite(siteDir, {
    'docs/a.md': '---\ntitle: A\n---\n',
    'i18n/en/docusaurus-plugin-content-docs/current/a.md': '---\ntitle: Better\n---\n',
  });
  expect(index.routeOfFile('docs/a.md', 'en')).toBe('/docs/a');
  expect(index.routeOfFile('docs/a.md', 'id')).toBe('/id/docs/a');
});
