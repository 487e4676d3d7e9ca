import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { DocContents, DocView } from '#model/docView.ts';
import type { SitePlan } from '../planSite.ts';
import { plannedSite } from '../plannedSiteFixture.ts';

let siteDir: string;
beforeEach(() => void (siteDir = mkdtempSync(join(tmpdir(), 'lontar-docs-'))));
afterEach(() => rmSync(siteDir, { recursive: true }));

const title = (name: string): string => `---\ntitle: ${name}\n---\n`;

function viewsOf(plans: SitePlan['plans']): Map<string, DocView> {
  const pages = plans.flatMap((plan) => plan.pages.map(({ page }) => page));
  return new Map(pages.flatMap(({ frame, view }) => (view.kind === 'doc' ? [[frame.path, view]] : [])));
}

it('breadcrumbs lead to the index of a folder, and call it as the language does', async () => {
  const { plans } = await plannedSite(siteDir, {
    'docs/index.md': title('Start'),
    'docs/guide/_category_.yml': 'label: { en: Guide, id: Panduan }\n',
    'docs/guide/README.md': title('All of it'),
    'docs/guide/deep/x.md': title('X'),
    'docs/hidden/index.md': '---\ntitle: Hidden\nunlisted: true\n---\n',
    'docs/hidden/y.md': title('Y'),
    'docs/nested/index.md': '---\ntitle: Nested index\nsidebar_label: Nested\n---\n',
    'docs/nested/z.md': title('Z'),
    'i18n/id/docusaurus-plugin-content-docs/current/nested/z.md': title('Z'),
  });
  const crumbs = new Map(
    [...viewsOf(plans)].map(([path, { breadcrumbs }]) => [
      path,
      breadcrumbs.slice(2).map(({ label, href, lang }) => `${label} ${href}${lang ?? ''}`),
    ]),
  );
  expect(crumbs.get('/docs/guide/deep/x')).toEqual(['Guide /docs/guide/', 'deep null', 'X null']);
  expect(crumbs.get('/id/docs/guide/deep/x')).toEqual(['Panduan /id/docs/guide/', 'deep null', 'X nullen']);
  expect(crumbs.get('/docs/hidden/y')).toEqual(['hidden null', 'Y null']);
  // The index of a folder and the folder are one step, called the same wherever it stands.
  expect(crumbs.get('/docs/guide/')).toEqual(['Guide null']);
  expect(crumbs.get('/docs/nested/')).toEqual(['Nested null']);
  expect(crumbs.get('/docs/nested/z')).toEqual(['Nested /docs/nested/', 'Z null']);
  expect(crumbs.get('/id/docs/nested/z')).toEqual(['Nested /id/docs/nested/en', 'Z null']);
  expect(crumbs.get('/docs/hidden/')).toEqual(['Hidden null']);
});

it('breadcrumbs lead over another document only if that lies at the root of the docs, and over each once', async () => {
  const { plans } = await plannedSite(siteDir, {
    'docs/a-api/index.md': title('API overview'),
    'docs/a-api/call.md': title('Call'),
    'docs/z-guide/_category_.json': '{ "label": "Zed guide" }',
    'docs/z-guide/zed.md': title('Zed'),
    'docs/changelog.md': title('Changelog'),
  });
  const crumbsOf = (all: SitePlan['plans'], path: string): string[] | undefined =>
    viewsOf(all)
      .get(path)
      ?.breadcrumbs.map(({ label }) => label);
  expect(crumbsOf(plans, '/docs/z-guide/zed')).toEqual(['Home', 'Zed guide', 'Zed']);
  expect(crumbsOf(plans, '/docs/a-api/call')).toEqual(['Home', 'API overview', 'Call']);
  expect(crumbsOf(plans, '/docs/a-api/')).toEqual(['Home', 'API overview']);
  expect(crumbsOf(plans, '/docs/changelog')).toEqual(['Home', 'Changelog']);

  const atRoot = await plannedSite(siteDir, {
    'docs/a-api/index.md': '---\ntitle: API overview\nslug: /\n---\n',
  });
  expect(crumbsOf(atRoot.plans, '/docs/z-guide/zed')).toEqual(['Home', 'API overview', 'Zed guide', 'Zed']);
  expect(crumbsOf(atRoot.plans, '/docs/a-api/call')).toEqual(['Home', 'API overview', 'Call']);
  expect(crumbsOf(atRoot.plans, '/docs/')).toEqual(['Home', 'API overview']);
});

it('the main document lists all others that are listed, by folder', async () => {
  const { plans } = await plannedSite(siteDir, {
    'docs/index.md': title('Start'),
    'docs/1-guide/_category_.yml': 'label: { en: Guide, id: Panduan }\n',
    'docs/1-guide/a.md': '---\ntitle: A\nsidebar_label: Short\n---\n',
    'docs/1-guide/deep/b.md': title('B'),
    'docs/2-tools/index.md': title('Tools'),
    'docs/2-tools/c.md': title('C'),
    'docs/hidden.md': '---\ntitle: Hidden\nunlisted: true\n---\n',
    'i18n/id/docusaurus-plugin-content-docs/current/2-tools/c.md': title('Ce'),
  });
  const views = viewsOf(plans);
  const outline = (items: DocContents): unknown[] =>
    items.map(({ label, href, lang, items: inner }) => [`${label} ${href} ${lang}`, ...outline(inner)]);
  expect(outline(views.get('/docs/')?.contents ?? [])).toEqual([
    ['Guide null null', ['Short /docs/guide/a null'], ['deep null null', ['B /docs/guide/deep/b null']]],
    ['Tools /docs/tools/ null', ['C /docs/tools/c null']],
  ]);
  expect(outline(views.get('/id/docs/')?.contents ?? [])).toEqual([
    ['Panduan null null', ['Short /id/docs/guide/a en'], ['deep null null', ['B /id/docs/guide/deep/b en']]],
    ['Tools /id/docs/tools/ en', ['Ce /id/docs/tools/c null']],
  ]);
  expect(views.get('/docs/guide/a')?.contents).toEqual([]);
});

it('a document may name its neighbours or have none, and say how they call it', async () => {
  const { plans } = await plannedSite(siteDir, {
    'docs/a.md': '---\ntitle: A\npagination_next: c\n---\n',
    'docs/b.md': '---\ntitle: B\nsidebar_label: Short\npagination_label: Bee\npagination_prev: null\n---\n',
    'docs/c.md': '---\ntitle: C\nsidebar_label: See\npagination_next: null\n---\n',
    'docs/d.md': '---\ntitle: D\npagination_prev: folder/e\n---\n',
    'docs/folder/e.md': title('E'),
    'i18n/id/docusaurus-plugin-content-docs/current/b.md': title('Be'),
    'i18n/id/docusaurus-plugin-content-docs/current/d.md': '---\ntitle: De\npagination_prev: a\n---\n',
  });
  const neighbours = new Map(
    [...viewsOf(plans)].map(([path, { previous, next }]) => [path, [previous?.label, next?.label]]),
  );
  expect(neighbours.get('/docs/a')).toEqual([undefined, 'See']);
  expect(neighbours.get('/docs/b')).toEqual([undefined, 'See']);
  expect(neighbours.get('/docs/c')).toEqual(['Bee', undefined]);
  expect(neighbours.get('/docs/d')).toEqual(['E', 'E']);
  expect(neighbours.get('/docs/folder/e')).toEqual(['D', undefined]);
  expect(neighbours.get('/id/docs/b')).toEqual([undefined, 'See']);
  expect(neighbours.get('/id/docs/c')).toEqual(['Bee', undefined]);
  expect(neighbours.get('/id/docs/d')).toEqual(['A', 'E']);
});
