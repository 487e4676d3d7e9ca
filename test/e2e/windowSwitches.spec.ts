import { expect, test } from '@playwright/test';

test('the features that the configuration switches off include all that Playwright does', async ({
  browser,
}) => {
  const session = await browser.newBrowserCDPSession();
  const { commandLine } = await session.send('SystemInfo.getInfo');
  const lists = [...commandLine.matchAll(/--disable-features=(\S+)/g)].map(([, list = '']) =>
    list.split(','),
  );
  expect(lists.length, 'of Playwright and of the configuration').toBeGreaterThan(1);
  expect(lists.at(-1)).toEqual(expect.arrayContaining(lists.slice(0, -1).flat()));
});
