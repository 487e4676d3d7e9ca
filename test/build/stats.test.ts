import { afterEach, beforeEach, expect, it } from 'vitest';
import { join } from 'node:path';
import { makeFolder, removeFolder, runLontar, SMALL_SITE, writeTree } from './lontar.ts';

let site: string;
beforeEach(() => {
  site = makeFolder();
  writeTree(site, SMALL_SITE);
});
afterEach(() => removeFolder(site));

const stats = (...flags: readonly string[]) => runLontar(['stats', '--site', site, ...flags]);

function daysAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
}

/** Lines of a log, in the files that the server would write them to. */
function writeViews(folder: string, lines: readonly (readonly [date: string, rest: string])[]): void {
  const files: Record<string, string> = {};
  for (const [date, rest] of lines) {
    const name = join(folder, `views-${date.slice(0, 7)}.log`);
    files[name] = `${files[name] ?? ''}${date} ${rest}\n`;
  }
  writeTree(site, files);
}

it('stats shows views by day, language and page', async () => {
  writeViews('views', [
    [daysAgo(40), '900 /'],
    [daysAgo(1), '2 /'],
    [daysAgo(0), '3 /first'],
    [daysAgo(0), '1 /id/first'],
    [daysAgo(0), '4 /'],
  ]);
  const { code, stdout, stderr } = await stats();
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toBe(
    [
      `10 views from ${daysAgo(29)} to ${daysAgo(0)} (en 9, id 1; days in UTC)`,
      '',
      `  ${'·'.repeat(28)}▂█`,
      '',
      '  6  /',
      '  3  /first',
      '  1  /id/first',
      '',
    ].join('\n'),
  );
});

it('stats gives the figures as data, of other days and of a part of the site', async () => {
  writeViews('elsewhere', [
    [daysAgo(2), '5 /id/'],
    [daysAgo(0), '1 /id/'],
    [daysAgo(0), '7 /'],
  ]);
  const { code, stdout } = await stats(
    '--data',
    join(site, 'elsewhere'),
    '--days',
    '2',
    '--path',
    '/id/',
    '--json',
  );
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toEqual({
    from: daysAgo(1),
    to: daysAgo(0),
    views: 1,
    days: [
      { date: daysAgo(1), views: 0 },
      { date: daysAgo(0), views: 1 },
    ],
    locales: [
      { locale: 'en', views: 0 },
      { locale: 'id', views: 1 },
    ],
    pages: [{ path: '/id/', views: 1 }],
    diagnostics: [],
  });
});

it('lines that cannot be read are named and passed over', async () => {
  writeViews('views', [
    [daysAgo(0), '1 /'],
    [daysAgo(0), 'many /'],
  ]);
  const { code, stdout, stderr } = await stats();
  expect(code).toBe(0);
  expect(stderr).toMatch(/views-[\d-]+\.log:2:1: warning: Expected a day, a count and a path/);
  expect(stdout).toContain('1 view from');
});

it('without views stats says how to have them counted', async () => {
  const off = await stats();
  expect(off.code).toBe(0);
  expect(off.stdout).toContain('No views in the last 30 days');
  expect(off.stdout).toContain('hint: write countViews: true in site.config.ts');
  writeTree(site, { 'site.config.ts': 'export default { countViews: true };\n' });
  expect((await stats()).stdout).toContain("hint: views are counted by 'lontar serve'");
  const part = (await stats('--path', '/sub/a')).stdout;
  expect(part).toContain("No views of pages whose path begins with '/sub/a'");
  expect(part).toContain('without a base path');
});

it('a broken configuration is a fault of the site, a file in the place of the folder is misuse', async () => {
  const misuse = await stats('--data', join(site, 'site.config.ts'));
  expect([misuse.code, misuse.stdout]).toEqual([2, '']);
  expect(misuse.stderr).toContain('is no folder');
  writeTree(site, { 'site.config.ts': "export default { countViews: 'yes' };\n" });
  const { code, stderr } = await stats();
  expect(code).toBe(1);
  expect(stderr).toContain('countViews');
});
