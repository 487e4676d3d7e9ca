import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findRedirect } from './redirects/redirect.ts';
import { plannedSite } from './plannedSiteFixture.ts';

let siteDir: string;
beforeEach(() => void (siteDir = mkdtempSync(join(tmpdir(), 'lontar-composed-'))));
afterEach(() => rmSync(siteDir, { recursive: true }));

/** As a Mac names files, and as people type. */
const onDisk = 'café'.normalize('NFD');
const typed = 'café'.normalize('NFC');

const TEXT = '---\ndate: 2020-01-01\n---\n\n# A\n';

it('texts whose names have accents as two signs have addresses with one, and are found by links of either form', async () => {
  const links = [typed, onDisk].flatMap((name) => [
    `@site/blog/2020-01-01-${name}.md`,
    `/2020/01/01/${name}`,
    `/2020/01/01/${encodeURI(name)}/`,
    `@site/docs/${name}/a-${name}.md`,
    `/docs/${name}/a-${name}`,
    `/docs/id-${name}`,
    `/about-${name}`,
    `/slug-${name}`,
    `@site/blog/${name}.pdf`,
  ]);
  mkdirSync(join(siteDir, 'blog'));
  writeFileSync(join(siteDir, `blog/${onDisk}.pdf`), '');
  const { plans, diagnostics } = await plannedSite(
    siteDir,
    {
      [`blog/2020-01-01-${onDisk}.md`]: TEXT,
      [`i18n/id/docusaurus-plugin-content-blog/2020-01-01-${typed}.md`]: TEXT,
      'blog/slug.md': `---\nslug: slug-${onDisk}\ndate: 2020-01-01\n---\n`,
      [`docs/${onDisk}/a-${onDisk}.md`]: '# A\n',
      'docs/b.md': `---\nid: id-${onDisk}\npagination_next: ${onDisk}/a-${onDisk}\n---\n`,
      [`docs/${onDisk}/_category_.yml`]: `label: Coffee\nlink: { type: doc, id: a-${onDisk} }\n`,
      [`src/pages/about-${onDisk}.md`]: TEXT,
    },
    { links, settings: { docs: { sidebars: { all: [`id-${onDisk}`] } } } },
  );
  expect(diagnostics).toEqual([]);
  const pages = plans.flatMap((plan) => plan.pages.map(({ page }) => page));
  const paths = pages.map(({ frame }) => frame.path);
  expect(paths.filter((path) => path !== path.normalize())).toEqual([]);
  expect(paths).toEqual(
    expect.arrayContaining([
      `/2020/01/01/${typed}`,
      `/id/2020/01/01/${typed}`,
      `/slug-${typed}`,
      `/docs/${typed}/a-${typed}`,
      `/about-${typed}`,
    ]),
  );
  const doc = pages.find(({ frame }) => frame.path === `/docs/${typed}/a-${typed}`);
  expect(doc?.view).toMatchObject({ breadcrumbs: [{}, { label: 'Coffee' }] });
});

it('an old address with accents as two signs leads on, unless the page itself is there', async () => {
  const old = `old-${onDisk}`;
  const files = {
    [`blog/2020-01-01-${onDisk}.md`]: TEXT.replace('---\n\n', `redirects: [/${old}]\n---\n\n`),
  };
  const { redirects } = await plannedSite(siteDir, files);
  const byFrom = new Map(redirects.map(({ from, href }) => [from, href]));
  expect(findRedirect(byFrom, `/${old}`)).toBe(`/2020/01/01/${encodeURI(typed)}`);

  const settings = { redirects: [{ from: `/2020/01/01/${onDisk}`, to: '/archive' }] };
  const { diagnostics } = await plannedSite(siteDir, files, { settings });
  expect(diagnostics.map(({ code }) => code)).toEqual(['redirects/taken']);
});
