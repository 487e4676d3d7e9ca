import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { parseConfig } from '#model/schema/parseConfig.ts';
import { createPictures, preparePictures } from './pictures.ts';
import { plannedSite } from './plannedSiteFixture.ts';
import { reviewSite } from './review/reviewSite.ts';

let siteDir: string;
beforeEach(() => void (siteDir = mkdtempSync(join(tmpdir(), 'lontar-inherited-'))));
afterEach(() => rmSync(siteDir, { recursive: true }));

const REPLACING = 'i18n/en/docusaurus-plugin-content-blog';

it('faults of what a text takes from the one in whose place it stands are told where that says it', async () => {
  const plan = await plannedSite(siteDir, {
    'blog/a.md': '---\ndate: 9999-01-01\nimage: ./no.png\nredirects: [/b]\n---\n',
    [`${REPLACING}/a.md`]: '# A\n',
    'blog/b.md': '---\ndate: 2021-01-01\nslug: /archive/index.html\n---\n',
    [`${REPLACING}/b.md`]: '# B\n',
    'blog/c.md': '---\ndate: 2021-01-01\nslug: b\n---\n',
  });
  const { config } = parseConfig({});
  const pictures = createPictures(plan, config, { siteDir, cacheDir: join(siteDir, '.cache') }, false);
  const source = { config, unused: new Set<string>(), staticFiles: [] };
  const faults = [
    ...plan.diagnostics,
    ...(await preparePictures(plan.texts, pictures)),
    ...(await reviewSite({ siteDir, source, plan, pictures })).filter(({ code }) => code.includes('date')),
  ];
  const places = faults.map(({ file, line, column, code }) => `${file}:${line}:${column} ${code}`);
  expect([...new Set(places)].toSorted()).toEqual([
    'blog/a.md:2:7 front-matter/future-date',
    'blog/a.md:3:8 images/missing',
    'blog/a.md:4:13 redirects/taken',
    'blog/b.md:3:7 routes/name-of-a-file',
  ]);
});
