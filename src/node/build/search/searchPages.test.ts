import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { LocaleSite } from '#model/site.ts';
import { docsTagOf } from '#model/docsTag.ts';
import { plannedSite } from '../plannedSiteFixture.ts';
import { type SearchPage, searchPagesOf } from './searchPages.ts';

function pagesOf(site: LocaleSite): SearchPage[] {
  return searchPagesOf(site, {
    basePath: '/',
    lists: [],
    keyOf: (file) => file,
    sectionsOf: () => [],
    resolve: (href) => ({ kind: 'external', href }),
  });
}

it.each(['current', 'zwei'])('docs of the version %s have the tag that pages ask for', async (name) => {
  const siteDir = mkdtempSync(join(tmpdir(), 'lontar-tags-'));
  try {
    const files = { 'docs/guide.md': '---\ntitle: Guide\n---\n', 'blog/2021-01-01-post.md': 'Text.\n' };
    const { sites, views } = await plannedSite(siteDir, files, { settings: { docs: { version: { name } } } });
    const tags = sites.map((site) => pagesOf(site).map(({ tag }) => tag));
    const asked = views.map(({ search }) => ['default', docsTagOf(search.docsVersion)]);
    expect(tags).toEqual(asked);
    expect(asked[0]?.[1]).toBe(`docs-default-${name}`);
  } finally {
    rmSync(siteDir, { recursive: true });
  }
});

it('topics of a post are its tags, by label and address, and the words of its own address', async () => {
  const siteDir = mkdtempSync(join(tmpdir(), 'lontar-topics-'));
  try {
    const { sites } = await plannedSite(siteDir, {
      'docs/guide.md': '---\ntitle: Guide\n---\n',
      'blog/2021-01-01-kopi-pagi-é.md': '---\ntitle: Morning\ntags: [AirPlay 2]\n---\n',
    });
    expect(sites.map((site) => pagesOf(site).map(({ topics }) => topics))).toContainEqual([
      'AirPlay 2 air play 2, kopi pagi é',
      '',
    ]);
  } finally {
    rmSync(siteDir, { recursive: true });
  }
});
