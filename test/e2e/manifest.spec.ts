import { chromium, type Page } from '@playwright/test';
import { chromiumPath } from './chromiumPath.ts';
import { LOCALES } from './siteRoutes.ts';
import { expect, test } from './test.ts';

interface WebManifest {
  readonly lang: string;
  readonly scope: string;
  readonly start_url: string;
  readonly theme_color: string;
  readonly display: string;
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose: string }[];
  readonly screenshots: readonly {
    readonly src: string;
    readonly sizes: string;
    readonly form_factor: string;
    readonly label: string;
  }[];
  readonly shortcuts: readonly { readonly name: string; readonly url: string }[];
}

/** Width and height of a picture as the browser decodes it. */
function sizeOf(page: Page, src: string): Promise<string> {
  return page.evaluate(async (address) => {
    const bitmap = await createImageBitmap(await (await fetch(address)).blob());
    return `${bitmap.width}x${bitmap.height}`;
  }, src);
}

/** The address of a page's manifest, what is wrong with it and what keeps the browser from installing the site. */
async function askToInstall(page: Page): Promise<{ manifest: string; faults: unknown[] }> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  const { url, errors } = await session.send('Page.getAppManifest');
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  return {
    manifest: new URL(url).pathname,
    // A context of a test keeps nothing, like a private window, which installs nothing.
    faults: [...errors, ...installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')],
  };
}

test("[S1.2] the site can be installed by the browser's own criteria, in each language", async ({
  baseURL,
}) => {
  const executablePath = chromiumPath();
  // The shell that other tests run in installs nothing and finds no fault with anything.
  const browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    channel: 'chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  // On a slow machine there might be a worker by then, and what passes one can not be spoilt.
  const page = await browser.newPage({ serviceWorkers: 'block' });
  for (const { prefix } of LOCALES) {
    await page.goto(`${baseURL}${prefix}/`);
    expect(await askToInstall(page)).toEqual({ manifest: `${prefix}/manifest.webmanifest`, faults: [] });
  }
  await page.route('**/manifest.webmanifest', (route) => route.fulfill({ json: { name: 'No icons' } }));
  await page.goto(`${baseURL}/archive`);
  expect((await askToInstall(page)).faults, 'this browser does look').not.toEqual([]);
  await browser.close();
});

for (const { code, prefix } of LOCALES) {
  test(`the manifest speaks the language of its pages, and all that it names is there (${code})`, async ({
    page,
    request,
  }) => {
    const response = await request.get(`${prefix}/manifest.webmanifest`);
    expect(response.headers()['content-type']).toMatch(/^application\/manifest\+json/);
    const manifest = (await response.json()) as WebManifest;
    expect(manifest).toMatchObject({
      lang: code,
      scope: `${prefix}/`,
      start_url: `${prefix}/`,
      display: 'standalone',
      theme_color: '#0b6e66',
    });
    await page.goto(`${prefix}/archive`);
    for (const { src, sizes } of [...manifest.icons, ...manifest.screenshots])
      expect(await sizeOf(page, src), src).toBe(sizes);
    expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
    expect(manifest.screenshots.map((shot) => shot.form_factor)).toEqual(['narrow', 'wide']);
    for (const { name, url } of manifest.shortcuts) {
      const target = await request.get(url, { maxRedirects: 0 });
      expect(target.status(), url).toBe(200);
      expect(url.startsWith(`${prefix}/`), url).toBe(true);
      expect(await target.text(), url).toContain(name);
    }
    expect(manifest.shortcuts).toHaveLength(3);
    const touch = page.locator('link[rel=apple-touch-icon]');
    expect(await sizeOf(page, (await touch.getAttribute('href')) ?? '')).toBe('180x180');
  });
}

test('the footer leads to the page about reading offline, in its language', async ({ page }) => {
  for (const [path, label] of [
    ['/archive', 'Reading offline'],
    ['/id/archive', 'Membaca luring'],
  ] as const) {
    await page.goto(path);
    await page.getByRole('contentinfo').getByRole('link', { name: label }).click();
    await expect(page).toHaveURL(path.replace('archive', 'offline'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(label);
  }
});
