import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { plannedSite } from '../plannedSiteFixture.ts';

const siteDir = mkdtempSync(join(tmpdir(), 'lontar-view-'));
afterAll(() => rmSync(siteDir, { recursive: true }));

async function viewWith(settings: object) {
  const { views } = await plannedSite(siteDir, {}, { settings });
  return views[0];
}

it('pages carry of the configuration what is not as usual', async () => {
  const usual = await viewWith({});
  for (const key of ['isColorModeFixed', 'announcement', 'workerDebug'])
    expect(usual).not.toHaveProperty(key);
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
