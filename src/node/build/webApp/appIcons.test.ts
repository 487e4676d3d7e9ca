import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { parseConfig } from '#model/schema/parseConfig.ts';
import { appIconsOf } from './appIcons.ts';

let siteDir: string;
beforeEach(() => void (siteDir = mkdtempSync(join(tmpdir(), 'lontar-icons-'))));
afterEach(() => rmSync(siteDir, { recursive: true }));

async function iconsWith(favicon: string | null): Promise<string[]> {
  const workshop = { siteDir, cacheDir: siteDir, engine: '' };
  const { config, problems } = parseConfig({ favicon });
  expect(problems).toEqual([]);
  const icons = await appIconsOf({ config, workshop, statics: ['/leaf.svg', '/a leaf.svg'] }, () => {});
  return icons.map(({ path }) => path);
}

it('an SVG that is the favicon is the icon of the installed site, however its address is written', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="#c00" d="M0 0h9v9H0z"/></svg>\n';
  mkdirSync(join(siteDir, 'static'));
  for (const name of ['leaf.svg', 'a leaf.svg']) writeFileSync(join(siteDir, 'static', name), svg);
  const drawn = await iconsWith('/leaf.svg');
  expect(drawn).not.toEqual(await iconsWith(null));
  expect(await iconsWith('/leaf.svg?v=2')).toEqual(drawn);
  expect(await iconsWith('/a%20leaf.svg')).toEqual(drawn);
});
