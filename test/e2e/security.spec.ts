import { createHash } from 'node:crypto';
import { startOtherSite } from './otherSite.ts';
import { ALL_PATHS, KINDS, LOCALES, ROUTES } from './siteRoutes.ts';
import { expect, test } from './test.ts';

for (const { code, prefix } of LOCALES) {
  test(`no page breaks its own security policy, prints an error or asks anything of another host (${code})`, async ({
    page,
    baseURL,
  }) => {
    test.slow();
    const complaints: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== baseURL) complaints.push(`${page.url()} asks ${request.url()}`);
    });
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(`${page.url()} ${message.text()}`);
    });
    page.on('pageerror', (error) => complaints.push(`${page.url()} ${error.message}`));
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      // What is still loading when we leave for the next page is aborted.
      if (reason !== 'net::ERR_ABORTED') complaints.push(`${page.url()} ${request.url()} ${reason}`);
    });
    for (const route of [...ROUTES, '/no-such-page']) {
      const response = await page.goto(prefix + route, { waitUntil: 'load' });
      expect(response?.headers()['content-security-policy'], route).toContain(
        "require-trusted-types-for 'script'",
      );
    }
    expect(complaints.filter((text) => !text.includes('status of 404'))).toEqual([]);
  });
}

test('the policy stands in the page as well, for hosts that send no headers, with its own styles alone', async ({
  page,
}) => {
  for (const kind of KINDS) {
    const response = await page.goto(kind);
    const header = response?.headers()['content-security-policy'] ?? '';
    const meta =
      (await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content')) ?? '';
    const [rest, styles] = meta.split("style-src 'self' ");
    expect(header.replace("frame-ancestors 'none'; ", '').split("style-src 'self' ")[0], kind).toBe(rest);
    const inline = await page
      .locator('style')
      .evaluateAll((all) => all.map(({ textContent }) => textContent));
    expect(styles?.split(' '), kind).toEqual(
      inline.map((css) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`),
    );
    expect(header).not.toContain('unsafe');
  }
});

test('an inline script that the policy does not name does not run', async ({ page, baseURL }) => {
  await page.route('**/archive', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      '</body>',
      '<script>document.title = "broken in"</script></body>',
    );
    await route.fulfill({ response, body });
  });
  await page.goto(`${baseURL}/archive`);
  expect(await page.title()).not.toBe('broken in');
});

test('a window that another site opens is out of its hands', async ({ page, baseURL }) => {
  const other = await startOtherSite();
  try {
    await page.goto(other.url);
    const opened = page.context().waitForEvent('page');
    await page.evaluate((url) => {
      const held = window.open(url);
      Object.assign(window, { isLost: () => held?.closed });
    }, `${baseURL}/archive`);
    const ours = await opened;
    await expect(ours).toHaveTitle(/Archive/);
    expect(await ours.evaluate(() => window.opener === null)).toBe(true);
    expect(await page.evaluate('isLost()')).toBe(true);
  } finally {
    other.stop();
  }
});

test('no page carries inline styles or handlers', async ({ page, request }) => {
  for (const route of ROUTES) {
    const html = await (await request.get(route)).text();
    const found = await page.evaluate((source) => {
      const parsed = new DOMParser().parseFromString(source, 'text/html');
      const all = [...parsed.querySelectorAll('*')];
      const hasInline = ({ name }: Attr) => name === 'style' || name.startsWith('on');
      return all
        .filter(({ attributes }) => [...attributes].some(hasInline))
        .map(({ outerHTML }) => outerHTML.slice(0, 120));
    }, html);
    expect(found, route).toEqual([]);
  }
});

test('[S1.15, S6.1, S6.2] there are no accounts: no page sets a cookie, and the only form is the search', async ({
  request,
}) => {
  for (const path of ALL_PATHS) {
    const response = await request.get(path);
    expect(response.headers()['set-cookie'], path).toBeUndefined();
    const forms = [...(await response.text()).matchAll(/<form[^>]*>/g)].map(([tag]) => tag);
    expect(
      forms.filter((tag) => !tag.includes('role="search"')),
      path,
    ).toEqual([]);
    expect(forms.length, path).toBe(path.endsWith('/search') ? 1 : 0);
  }
});
