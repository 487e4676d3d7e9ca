import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { plannedSite } from '../plannedSiteFixture.ts';

let siteDir: string;
beforeEach(() => void (siteDir = mkdtempSync(join(tmpdir(), 'lontar-docs-'))));
afterEach(() => rmSync(siteDir, { recursive: true }));

/** What leads where on a site of documents, and what its links are told. */
async function leads(files: Readonly<Record<string, string>>, settings: object = {}, link = '/docs/') {
  const plan = await plannedSite(siteDir, files, { settings, links: [link] });
  return {
    redirects: Object.fromEntries(plan.redirects.map(({ from, href }) => [from, href])),
    rules: plan.hostRules.map(({ from }) => from),
    codes: plan.diagnostics.map(({ code }) => code),
  };
}

const INTRO = { 'docs/intro.md': '# Intro\n', 'docs/more.md': '# More\n' };

it('the root of the docs leads to the first document in every language, and links to it are fine', async () => {
  expect(await leads({ ...INTRO, 'docs/a.md': '---\nunlisted: true\n---\n\n# A\n' })).toEqual({
    redirects: { '/docs': '/docs/intro', '/id/docs': '/id/docs/intro' },
    rules: ['/docs', '/id/docs', '/docs.md', '/id/docs.md'],
    codes: [],
  });
});

it('the main document is found at its own address, too', async () => {
  expect(await leads(INTRO, { docs: { mainDocId: 'intro' } }, '/docs/intro')).toMatchObject({
    redirects: { '/docs/intro': '/docs/', '/id/docs/intro': '/id/docs/' },
    codes: [],
  });
});

it('a document, a page and a redirect of the owner at the root of the docs stay', async () => {
  expect((await leads({ ...INTRO, 'docs/index.md': '# Start\n' })).redirects).toEqual({});
  rmSync(join(siteDir, 'docs/index.md'));
  const to = '/docs/more';
  const own = [
    { from: '/docs', to },
    { from: '/id/docs', to: `/id${to}` },
  ];
  const { redirects } = await leads(INTRO, { redirects: own });
  expect(redirects).toEqual({ '/docs': to, '/id/docs': `/id${to}` });
  const { redirects: none, codes } = await leads({ ...INTRO, 'src/pages/docs.md': '# Docs\n' });
  expect([none, codes]).toEqual([{}, []]);
});
