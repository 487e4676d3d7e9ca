import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { loadConfig } from './loadConfig.ts';
import { readContent } from './readContent.ts';

const siteDir = mkdtempSync(join(tmpdir(), 'lontar-tags-'));
afterAll(() => rmSync(siteDir, { recursive: true }));

test('a tag of tags.yml may be called by its key, its label or its own address, in any spelling', async () => {
  mkdirSync(join(siteDir, 'content/blog'), { recursive: true });
  const list = 'front-end: { label: Web pages }\nC++: { permalink: /cpp }\n';
  const names = '[Front End, Web pages, cpp, C++, "C#"]';
  writeFileSync(join(siteDir, 'content/blog/tags.yml'), list);
  writeFileSync(join(siteDir, 'content/blog/a.mdx'), `---\ndate: 2021-01-01\ntags: ${names}\n---\n\nText.\n`);
  const { config } = await loadConfig(siteDir);
  const site = await readContent({ siteDir, config, mode: 'production' });
  expect(site.diagnostics).toEqual([]);
  expect(site.content.posts[0]?.original.tags.map(({ slug }) => slug)).toEqual(['front-end', 'cpp', 'c']);
});
