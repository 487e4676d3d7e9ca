import type { Page } from '@playwright/test';
import { awaitFrame, collectComplaints, openAlive, showIntent } from './browserEntry.ts';
import { startBasedSite } from './basedSite.ts';
import { documentFacts } from './documentFacts.ts';
import { type Line, startLine } from './line.ts';
import { markInstalled } from './serviceWorkers.ts';
import { KINDS, LOCALES } from './siteRoutes.ts';
import { expect, test } from './test.ts';

const ADDRESS = 'https://lontar.example';
const FILES = ['rss.xml', 'atom.xml', 'feed.json', 'sitemap.xml', 'manifest.webmanifest', 'sw.js'];

/** The site is the same wherever it lies. */
for (const base of ['/', '/sub/']) {
  test.describe(`the site at ${base}`, () => {
    let line: Line;
    let stop = async (): Promise<void> => {};
    let complaints: readonly string[] = [];
    let strays: string[] = [];

    test.beforeAll(async () => {
      const site = base === '/' ? null : await startBasedSite(base);
      if (site) ({ stop } = site);
      line = await startLine(site?.url ?? process.env['SITE_URL'] ?? '');
    });
    test.afterAll(async () => {
      await line.stop();
      await stop();
    });

    test.beforeEach(({ page }) => {
      line.renew();
      strays = [];
      complaints = collectComplaints(page, ['error']);
      page.on('request', (request) => {
        if (!request.url().startsWith(line.url + base)) strays.push(request.url());
      });
    });
    test.afterEach(() => {
      expect(strays, 'requests that leave the site').toEqual([]);
      expect(
        line.asked.filter((path) => !path.startsWith(base)),
        'requests that leave the base path',
      ).toEqual([]);
      expect(complaints.filter((text) => !text.includes('status of 404'))).toEqual([]);
    });

    const at = (path: string): string => line.url + base + path;

    test('names all its addresses with their whole path, and each of them is there', async ({
      page,
      request,
    }) => {
      const asked = new Set<string>();
      for (const { prefix } of LOCALES) {
        for (const kind of KINDS) {
          const path = `${prefix}${kind}`.slice(1);
          const html = await (await request.get(at(path))).text();
          const facts = await documentFacts(page, html);
          const { canonical, alternates, shared, links } = facts;
          const absolute = [canonical, ...Object.values(alternates), shared['og:url'], shared['og:image']];
          for (const address of absolute.filter((text) => text !== undefined && text !== ''))
            expect(address, path).toMatch(new RegExp(`^${ADDRESS}${base}`));
          for (const link of links.filter((text) => text.startsWith('/'))) {
            expect(link.startsWith(base), `${path}: ${link}`).toBe(true);
            asked.add(new URL(link, line.url).pathname);
          }
        }
      }
      expect(asked.size).toBeGreaterThan(50);
      for (const path of asked) expect((await request.get(line.url + path)).status(), path).toBe(200);
    });

    test('has files for other programs that name it by its whole address', async ({ request }) => {
      for (const { prefix } of LOCALES) {
        for (const file of FILES) {
          const answer = await request.get(at(`${prefix}/${file}`.slice(1)));
          expect(answer.status(), file).toBe(200);
          const others = new RegExp(`${ADDRESS}/(?!${base.slice(1)}).{0,40}`, 'g');
          expect((await answer.text()).match(others) ?? [], file).toEqual([]);
        }
        const manifest = (await (
          await request.get(at(`${prefix}/manifest.webmanifest`.slice(1)))
        ).json()) as {
          scope: string;
          start_url: string;
          icons: { src: string }[];
        };
        const scope = `${base}${prefix.slice(1)}${prefix === '' ? '' : '/'}`;
        expect(manifest.scope).toBe(scope);
        expect(manifest.start_url.startsWith(scope)).toBe(true);
        for (const { src } of manifest.icons) expect((await request.get(line.url + src)).status()).toBe(200);
      }
      if (base === '/') return;
      expect((await request.get(`${line.url}/archive`)).status()).toBe(404);
      line.renew();
    });

    test('is read, switched and searched', async ({ page }) => {
      await openAlive(page, at(''));
      await page.evaluate(() => Object.assign(window, { isSame: true }));
      await follow(page, 'the-ai-future-of-frontend');
      await follow(page, 'tags/ai');
      await page.goBack();
      await expect(page).toHaveURL(at('the-ai-future-of-frontend'));
      await page.locator('button[data-act="theme"]').click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

      await page.keyboard.press('Control+k');
      await page.getByRole('dialog').getByRole('combobox').fill('recoil');
      await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`^${at('recoil-state-management')}`));
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Recoil');
      expect(await page.evaluate(() => 'isSame' in window), 'no page was loaded anew').toBe(true);

      await page.locator('.locale-menu > summary').click();
      await page.locator('.locale-panel a[hreflang="id"]').click();
      await expect(page).toHaveURL(new RegExp(`^${at('id/recoil-state-management')}`));
      await expect(page.locator('html')).toHaveAttribute('lang', 'id');
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    });

    test('shows a not-found page in the language of the address', async ({ page }) => {
      for (const { code, prefix } of LOCALES) {
        const answer = await page.goto(at(`${prefix}/no-such-page`.slice(1)));
        expect(answer?.status()).toBe(404);
        await expect(page.locator('html')).toHaveAttribute('lang', code);
        await showIntent(page);
        await awaitFrame(page);
      }
    });

    test.describe('with its worker', () => {
      test.use({ hasWorker: true });

      test('is read without a line, in both languages', async ({ page }) => {
        await markInstalled(page);
        for (const [path, scope] of [
          ['etc', ''],
          ['id/etc', 'id/'],
        ] as const) {
          await openAlive(page, at(path));
          await awaitWorker(page, base + scope);
        }
        line.cut();
        for (const path of ['', 'archive', 'docs/', 'id/', 'id/self-hosted-blog']) {
          const answer = await page.goto(at(path));
          expect(answer?.status(), path).toBe(200);
        }
        await page.goto(at('tags'));
        await showIntent(page);
        await awaitFrame(page);
        await follow(page, 'tags/ai');
      });
    });

    async function follow(page: Page, path: string): Promise<void> {
      await page.getByRole('main').locator(`a[href="${base}${path}"]`).first().click();
      await expect(page).toHaveURL(at(path));
    }
  });
}

/** Waits until the page's own script has registered a worker that rules this scope. */
async function awaitWorker(page: Page, scope: string): Promise<void> {
  const state = (): Promise<string> =>
    page.evaluate(async (path) => {
      const registration = await navigator.serviceWorker.getRegistration(path);
      const isOurs = registration !== undefined && new URL(registration.scope).pathname === path;
      return isOurs ? (registration.active?.state ?? 'none') : 'none';
    }, scope);
  await expect.poll(state).toBe('activated');
}
