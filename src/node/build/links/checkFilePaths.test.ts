import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { formatDiagnostic } from '#model/diagnostic.ts';
import { plannedSite } from '../plannedSiteFixture.ts';

let siteDir: string;
beforeEach(() => void (siteDir = mkdtempSync(join(tmpdir(), 'lontar-paths-'))));
afterEach(() => rmSync(siteDir, { recursive: true }));

async function faultsWith(settings: object, files: Readonly<Record<string, string>> = {}): Promise<string[]> {
  const { diagnostics } = await plannedSite(siteDir, files, { settings });
  return diagnostics.map(formatDiagnostic);
}

const DOC = { 'docs/guide.md': '---\nslug: /\n---\n' };

it('a path of the configuration that can hold no page is one fault of the configuration, however many pages lie there', async () => {
  expect(await faultsWith({ locales: ['en', { code: 'id', path: 'assets' }] }, DOC)).toEqual([
    "site.config.json:1:31: error: locales[1].path: '/assets' cannot be a folder of pages: the folder 'assets/' is the build's own.\n  hint: Choose another path.",
  ]);
  expect(await faultsWith({ docs: { path: 'assets' } }, DOC)).toEqual([
    "site.config.json:1:32: error: docs.path: '/assets' cannot be a folder of pages: the folder 'assets/' is the build's own.\n  hint: Choose another path.",
  ]);
});

it.each(['archive', 'tags', 'authors', 'search', 'offline'])(
  'a path of the configuration that is that of a page of every site is one fault of it: %s',
  async (path) => {
    expect(await faultsWith({ locales: ['en', { code: 'id', path }] }, DOC)).toEqual([
      `site.config.json:1:31: error: locales[1].path: '/${path}' cannot be a folder of pages: every site has a page there.\n  hint: Choose another path.`,
    ]);
    expect(await faultsWith({ docs: { path } }, { 'docs/guide.md': '# Guide\n' })).toEqual([
      `site.config.json:1:32: error: docs.path: '/${path}' cannot be a folder of pages: every site has a page there.\n  hint: Choose another path.`,
    ]);
  },
);

it.each(['a\\b', 'a%5Cb', 'a\nb'])(
  'a folder called %j is no address that a server would answer',
  async (name) => {
    const [fault, ...others] = await faultsWith({}, { [`docs/${name}/index.md`]: '# A\n' });
    expect(fault).toMatch(
      /cannot be that of a page: servers refuse backslashes and control characters\.\n {2}hint: Give the page another slug\./,
    );
    expect(others).toEqual([]);
  },
);

it('the path of docs is no fault where there are none', async () => {
  expect(await faultsWith({ docs: { path: 'assets' } })).toEqual([]);
});

it('a text whose own slug can be no path has the fault itself, below a good path of the configuration', async () => {
  const files = { 'docs/guide.md': '---\nslug: /rss.xml/index.html\n---\n' };
  expect(await faultsWith({}, files)).toEqual([
    "docs/guide.md:2:7: error: The path '/docs/rss.xml/index.html' cannot be that of a page: the site has a file 'docs/rss.xml/index.html'.\n  hint: Give the page another slug.",
  ]);
});
