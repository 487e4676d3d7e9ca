import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { plannedSite } from '../plannedSiteFixture.ts';

const siteDir = mkdtempSync(join(tmpdir(), 'lontar-view-'));
afterAll(() => rmSync(siteDir, { recursive: true }));

it('a site that does not fill its bar and footer has its docs in the one and its pages in the other', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'lontar-bar-'));
  const files = {
    'docs/start/intro.md': '---\ntitle: Intro\n---\n',
    'docs/start/more.md': '---\ntitle: More\n---\n',
    'src/pages/about/index.md': '---\ntitle: About\n---\n',
    'src/pages/hidden.md': '---\ntitle: Hidden\nunlisted: true\n---\n',
    'i18n/id/docusaurus-plugin-content-pages/about/index.md': '---\ntitle: Tentang\n---\n',
  };
  try {
    const [en, id] = (await plannedSite(dir, files)).views;
    expect(en?.navbar.map(({ label, href }) => `${label} ${href}`)).toEqual([
      'Archive /archive',
      'Tags /tags',
      'Docs /docs/start/intro',
    ]);
    expect(id?.navbar.at(-1)).toEqual({ label: 'Dokumentasi', href: '/id/docs/start/intro' });
    expect(en?.footerGroups).toEqual([
      { title: 'Pages', items: [{ label: 'About', href: '/about/', lang: null }] },
    ]);
    expect(id?.footerGroups).toEqual([
      { title: 'Halaman', items: [{ label: 'Tentang', href: '/id/about/', lang: null }] },
    ]);

    const items = [{ label: 'Me', target: '/about/' }];
    const [own] = (await plannedSite(dir, files, { settings: { navbar: { items } } })).views;
    expect(own?.navbar).toEqual([{ label: 'Me', href: '/about/' }]);
    expect(own?.footerGroups).toEqual([]);
    const [none] = (await plannedSite(dir, files, { settings: { footer: { groups: [] } } })).views;
    expect(none?.footerGroups).toEqual([]);
  } finally {
    rmSync(dir, { recursive: true });
  }
});

async function viewWith(settings: object) {
  const { views } = await plannedSite(siteDir, {}, { settings });
  return views[0];
}

it('pages carry of the configuration what is not as usual', async () => {
  const usual = await viewWith({});
  for (const key of ['isColorModeFixed', 'announcement', 'workerDebug'])
    expect(usual).not.toHaveProperty(key);
  expect(usual?.search).toEqual({ indexName: 'lontar' });
  expect((await viewWith({ docs: { version: { name: 'zwei' } } }))?.search.docsVersion).toBe('zwei');
  expect((await viewWith({ colorMode: { hasSwitch: false } }))?.isColorModeFixed).toBe(true);
  expect((await viewWith({ announcement: { id: 'new', text: 'New' } }))?.announcement?.text).toBe('New');
  const items = [
    { label: 'A', target: '/a', position: 'left' },
    { label: 'B', target: '/b', position: 'right' },
  ];
  expect((await viewWith({ navbar: { items } }))?.navbar).toEqual([
    { label: 'A', href: '/a' },
    { label: 'B', href: '/b', position: 'right' },
  ]);
});
