import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ask } from '../hosting/ask.ts';
import { canonicalAnswers, lostAnswers, readTree, slashAnswers } from '../hosting/expectedAnswers.ts';
import { startGitHubPages, startObjectStore } from '../hosting/fileHosts.ts';
import type { Host } from '../hosting/host.ts';
import { faultsOf, tallyOf, type Tally } from '../hosting/judge.ts';
import { startCaddy, startNginx } from '../hosting/webServers.ts';
import { openAlive } from './browserEntry.ts';
import { awaitPage } from './journey.ts';
import { siteDir } from './siteDir.ts';
import { ALL_PATHS, otherSlashForm } from './siteRoutes.ts';
import { expect, test } from './test.ts';

/** What no page has for an address, by what readers of its language are told. */
const LOST = [
  {
    told: 'There is no page at this address.',
    paths: ['/zzz', '/zzz/', '/archive/x', '/tags/nothing'],
  },
  {
    told: 'Tidak ada halaman di alamat ini.',
    paths: ['/id/zzz', '/id/zzz/', '/id/archive/x', '/id/tags/nothing'],
  },
];

/** Addresses without a page to which a host does not answer 404 in their language. */
async function unknownLost({ name, address }: Host): Promise<string[]> {
  const wrong: string[] = [];
  for (const { told, paths } of LOST)
    for (const path of paths) {
      const { status, body } = await ask(address, path);
      if (status !== 404 || !body.includes(told)) wrong.push(`${name} ${path}: ${status}`);
    }
  return wrong;
}

test('[S2.3, S2.4, S2.5, S2.6, S2.7, S2.8, S2.9, S2.10, S2.11, S2.12, S2.13, S2.14, S2.15, S2.16] every route in both languages and both slash forms is reached on every kind of host by one redirect at most', async ({
  baseURL,
}) => {
  const out = siteDir();
  const tree = readTree(out);
  const ours: Host = {
    name: 'lontar',
    address: { port: Number(new URL(baseURL ?? '').port) },
    stop: async () => {},
  };
  const knowing = [
    ours,
    await startNginx(out, join(out, '_hosting/nginx.conf')),
    await startCaddy(out, join(out, '_hosting/Caddyfile')),
  ];
  const plain = [await startObjectStore(out), await startGitHubPages(out)];
  const fileOf = new Map(tree.routes.map(({ path, file }) => [path, file]));
  const opened = ALL_PATHS.flatMap((path) =>
    [...new Set([path, otherSlashForm(path)])].map((form) => ({ path: form, file: fileOf.get(path) ?? '' })),
  );
  const tallies: Tally[] = [];
  for (const host of [...knowing, ...plain]) tallies.push(await tallyOf(host, tree, opened));
  const answers = [...canonicalAnswers(tree), ...slashAnswers(tree), ...lostAnswers(tree)];
  const faults = (await Promise.all(knowing.map((host) => faultsOf(host, tree, answers)))).flat();
  const wrong = await Promise.all([...knowing, ...plain].map(unknownLost));
  await Promise.all([...knowing, ...plain].map((host) => host.stop()));

  // `npm run bench hosting` shows it.
  mkdirSync('test-results/hosting', { recursive: true });
  const lost = LOST.flatMap(({ paths }) => paths).length;
  const table = tallies.map((tally, index) => ({ ...tally, lost: lost - (wrong[index]?.length ?? 0) }));
  writeFileSync('test-results/hosting/table.json', JSON.stringify(table));
  expect(wrong.flat()).toEqual([]);
  expect(faults).toEqual([]);
  const secured = { lontar: opened.length, nginx: opened.length, caddy: opened.length };
  expect(tallies.map(({ host, urls, dead }) => ({ host, urls, dead }))).toEqual(
    [...knowing, ...plain].map(({ name }) => ({ host: name, urls: opened.length, dead: 0 })),
  );
  expect(Object.fromEntries(tallies.slice(0, 3).map((tally) => [tally.host, tally.secured]))).toEqual(
    secured,
  );
  expect(opened.length).toBeGreaterThanOrEqual(4 * 58);
});

test('pages are followed without a new load where the host puts a slash behind their addresses', async ({
  page,
}) => {
  const host = await startGitHubPages(siteDir());
  const url = `http://localhost:${'port' in host.address ? host.address.port : ''}`;
  await openAlive(page, `${url}/`);
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  for (const path of ['/the-ai-future-of-frontend', '/tags/ai']) {
    await page.getByRole('main').locator(`a[href="${path}"]`).first().click();
    // Menus close with the old page.
    await awaitPage(page, `${path}/`);
    await expect(page).toHaveURL(`${url}${path}/`);
  }
  await page.locator('.locale-menu > summary').click();
  await page.locator('.locale-panel a[hreflang="id"]').click();
  await expect(page).toHaveURL(`${url}/id/tags/ai/`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'id');
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  await page.goto(`${url}/id/no-such-page`);
  await expect(page.locator('.locale-panel a[href="/id/"]'), 'the way to the other language').toHaveCount(1);
  await expect(page.locator('p[lang="id"]')).toHaveText(/^Tidak ada halaman di alamat ini.* Beranda$/);
  await host.stop();
});
