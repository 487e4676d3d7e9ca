import { existsSync, mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startServer } from '../hosting/startServer.ts';
import { makeFolder, removeFolder, runLontar, SMALL_SITE, writeTree } from './lontar.ts';

const BUNDLES = fileURLToPath(new URL('../../node_modules/.cache/lontar/client', import.meta.url));

let site: string;

beforeEach(() => {
  site = makeFolder();
  writeTree(site, SMALL_SITE);
});
afterEach(() => removeFolder(site));

async function run(command: string): Promise<void> {
  const { code, stderr } = await runLontar([command, '--site', site]);
  expect(code, stderr).toBe(0);
}

const cachedIn = (folder: string): string[] => readdirSync(join(site, '.lontar/cache', folder)).toSorted();
const bodiesOf = (): string[] => cachedIn('bodies');

it('a build takes nothing away that a dev server of the same site still reads', async () => {
  writeTree(site, {
    'content/blog/third/index.mdx': '---\ntitle: Third\ndate: 2023-01-01\ndraft: true\n---\n\nNot yet.\n',
  });
  const index = join(site, '.lontar/cache/search/of-another-build');
  mkdirSync(index, { recursive: true });
  const dev = await startServer(['dev', '--site', site]);
  const ask = async (path: string): Promise<number> => (await fetch(dev.url + path)).status;
  try {
    expect(await ask('/third')).toBe(200);
    await run('build');
    expect(await ask('/third')).toBe(200);
    expect(await ask('/first')).toBe(200);
    expect(existsSync(index)).toBe(true);
  } finally {
    await dev.stop();
  }
  const before = bodiesOf();
  await run('build');
  expect(bodiesOf().length, 'what no text of the build uses goes when nobody else is at work').toBe(
    before.length - 1,
  );
  expect(existsSync(index)).toBe(false);
});

it('pictures, icons and cards that are replaced or turned off leave the cache', async () => {
  const picture = (side: number): Promise<Buffer> =>
    sharp({ create: { width: side, height: side, channels: 3, background: '#0a7c6b' } })
      .png()
      .toBuffer();
  const postWith = (name: string): string =>
    `---\ntitle: Seen\ndate: 2023-01-01\n---\n\n![One](./one.png) ![Two](./${name}.png)\n`;
  const post = 'content/blog/seen/';
  writeTree(site, {
    [`${post}one.png`]: await picture(900),
    [`${post}two.png`]: await picture(700),
    [`${post}index.mdx`]: postWith('two'),
  });
  await run('build');
  const [pictures, icons] = [cachedIn('images'), cachedIn('icons')];
  expect([pictures.length, icons.length]).toEqual([2, 4]);
  expect(cachedIn('cards').length).toBeGreaterThan(0);
  mkdirSync(join(site, `.lontar/cache/images/${pictures[0] ?? ''}.99999999`));
  const config =
    "title: 'Small', url: 'https://example.com', locales: ['en', 'id'], pwa: { themeColor: '#336699' }";
  writeTree(site, {
    [`${post}one.png`]: await picture(800),
    [`${post}index.mdx`]: postWith('one'),
    'site.config.ts': `export default { ${config}, socialCards: false };\n`,
  });
  await run('build');
  expect(cachedIn('images').filter((name) => pictures.includes(name))).toEqual([]);
  expect(cachedIn('images')).toHaveLength(1);
  expect(cachedIn('icons').filter((name) => icons.includes(name)).length).toBeLessThan(4);
  expect(cachedIn('icons')).toHaveLength(4);
  expect(cachedIn('cards')).toEqual([]);
});

it('a check compiles no text that an earlier one has compiled', async () => {
  await run('check');
  const written = (): number[] =>
    bodiesOf().map((name) => statSync(join(site, '.lontar/cache/bodies', name)).mtimeMs);
  const before = written();
  expect(before.length).toBeGreaterThan(0);
  await run('check');
  expect(written()).toEqual(before);
});

it('bundles that no process uses go when another one is made', async () => {
  const old = Date.now() / 1000 - 7 * 24 * 3600;
  const bundle = (name: string, ...marks: number[]): string => {
    const folder = join(BUNDLES, name);
    mkdirSync(folder, { recursive: true });
    for (const pid of marks) writeFileSync(join(folder, `${pid}.pid`), '');
    utimesSync(folder, old, old);
    return folder;
  };
  const unused = bundle('test-unused');
  const ended = bundle('test-ended', 99999999);
  const used = bundle('test-used', process.pid);
  try {
    writeTree(site, {
      'islands/Chart.tsx': `export function Chart() { return <b>${Date.now()}</b>; }\n`,
      'content/pages/chart.mdx': '---\ntitle: Chart\n---\n\n<Chart />\n',
    });
    await run('build');
    expect([unused, ended, used].map((folder) => existsSync(folder))).toEqual([false, false, true]);
  } finally {
    for (const folder of [unused, ended, used]) removeFolder(folder);
  }
});
