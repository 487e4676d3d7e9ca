import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { docsTagOf } from '#model/docsTag.ts';
import { plannedSite } from '../plannedSiteFixture.ts';
import { searchPagesOf } from './searchPages.ts';

it.each(['current', 'zwei'])('docs of the version %s have the tag that pages ask for', async (name) => {
  const siteDir = mkdtempSync(join(tmpdir(), 'lontar-tags-'));
  try {
    const files = { 'docs/guide.md': '---\ntitle: Guide\n---\n', 'blog/2021-01-01-post.md': 'Text.\n' };
    const { sites, views } = await plannedSite(siteDir, files, { settings: { docs: { version: { name } } } });
    const tags = sites.map((site) =>
      searchPagesOf(site, {
        basePath: '/',
        lists: [],
        keyOf: (file) => file,
        sectionsOf: () => [],
        resolve: (href) => ({ kind: 'external', href }),
      }).map(({ tag }) => tag),
    );
    const asked = views.map(({ search }) => ['default', docsTagOf(search.docsVersion)]);
    expect(tags).toEqual(asked);
    expect(asked[0]?.[1]).toBe(`docs-default-${name}`);
  } finally {
    rmSync(siteDir, { recursive: true });
  }
});
