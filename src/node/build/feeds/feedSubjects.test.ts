import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { loadConfig } from '../../content/loadConfig.ts';
import { plannedSite } from '../plannedSiteFixture.ts';
import { feedSubjectsOf } from './feedSubjects.ts';

const siteDir = mkdtempSync(join(tmpdir(), 'lontar-feeds-'));
afterAll(() => rmSync(siteDir, { recursive: true }));

it('the feeds of an author lie beside the page, and no other author has that folder', async () => {
  const { sites } = await plannedSite(siteDir, {
    'content/blog/authors.yml':
      'a: { name: A, page: { permalink: /team/b } }\nb: { name: B }\nB: { name: Second B, page: true }\nc: { name: C, page: true }\n',
    'content/blog/a.md': '---\ndate: 2021-01-01\nauthors: [a, b, B]\n---\n',
  });
  const { config } = await loadConfig(siteDir);
  const [site] = sites;
  if (!site) throw new Error('The site has no language.');
  const { authors } = feedSubjectsOf(site, config);
  expect([...authors].map(([key, { folder, homePath }]) => [key, folder, homePath])).toEqual([
    ['a', '/authors/team/b/', '/authors/team/b'],
    ['b', '/authors/b-2/', '/authors'],
    ['B', '/authors/b/', '/authors/b'],
  ]);
});
