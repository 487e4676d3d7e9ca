import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { plannedSite } from '../plannedSiteFixture.ts';

let siteDir: string;
beforeEach(() => void (siteDir = mkdtempSync(join(tmpdir(), 'lontar-crumbs-'))));
afterEach(() => rmSync(siteDir, { recursive: true }));

it('breadcrumbs lead to the index of a folder, and call it as the language does', async () => {
  const title = (name: string): string => `---\ntitle: ${name}\n---\n`;
  const { plans } = await plannedSite(siteDir, {
    'docs/index.md': title('Start'),
    'docs/guide/_category_.yml': 'label: { en: Guide, id: Panduan }\n',
    'docs/guide/README.md': title('All of it'),
    'docs/guide/deep/x.md': title('X'),
    'docs/hidden/index.md': '---\ntitle: Hidden\nunlisted: true\n---\n',
    'docs/hidden/y.md': title('Y'),
  });
  const crumbs = new Map(
    plans.flatMap(({ pages }) =>
      pages.flatMap(({ page: { frame, view } }) => {
        const items = view.kind === 'doc' ? view.breadcrumbs.slice(2) : [];
        return [[frame.path, items.map(({ label, href }) => `${label} ${href}`)] as const];
      }),
    ),
  );
  expect(crumbs.get('/docs/guide/deep/x')).toEqual(['Guide /docs/guide/', 'deep null', 'X null']);
  expect(crumbs.get('/id/docs/guide/deep/x')).toEqual(['Panduan /id/docs/guide/', 'deep null', 'X null']);
  expect(crumbs.get('/docs/guide/')).toEqual(['Guide null', 'All of it null']);
  expect(crumbs.get('/docs/hidden/y')).toEqual(['hidden null', 'Y null']);
});

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
