import type { Page } from '@playwright/test';
import { openAlive, showIntent } from './browserEntry.ts';
import { editPages } from './editPages.ts';
import { awaitPage, holdPage, spoilPage } from './journey.ts';
import { LOCALES } from './siteRoutes.ts';
import { expect, test } from './test.ts';
import { useAxe, violationsAt } from './violations.ts';

const ENTRY = '**/assets/entry-*';
const WIDTHS = [320, 768, 1280];
const POST = '/self-hosted-blog';

/**
 * Leaves a post for another page, so long ago that going back has to fetch it again. `meanwhile` comes before the post
 * is forgotten: a link in view may have it fetched again at once.
 */
async function leavePost<Result>(
  page: Page,
  prefix: string,
  meanwhile: () => Promise<Result>,
): Promise<Result> {
  await page.clock.install();
  await openAlive(page, prefix + POST);
  await page.locator('.brand').click();
  // While the post is still shown, nothing has to be fetched to go back to it.
  await awaitPage(page, `${prefix}/`);
  const result = await meanwhile();
  await page.clock.fastForward('10:00');
  return result;
}

/** How each state comes about, and what then has to be seen. */
const STATES: readonly {
  readonly name: string;
  readonly bringAbout: (page: Page, prefix: string) => Promise<void>;
  readonly sign: string;
}[] = [
  {
    name: 'the notice with Retry',
    async bringAbout(page, prefix) {
      await page.route(ENTRY, (route) => route.abort());
      await page.goto(prefix + POST);
      await showIntent(page);
    },
    sign: '#load-notice',
  },
  {
    name: 'the banner of a misconfigured site',
    async bringAbout(page, prefix) {
      await page.route(ENTRY, (route) => route.abort());
      await editPages(page, (html) => html.replace(/ data-path="[^"]*"/, ' data-path="-blog"'));
      await page.goto(prefix + POST);
      await showIntent(page);
    },
    sign: '#wrong-base',
  },
  {
    name: 'the crash screen',
    async bringAbout(page, prefix) {
      await editPages(page, (html) => html.replace(/"alternates":\[.*?\](?=,")/, '"alternates":null'));
      await page.goto(prefix + POST);
      await showIntent(page);
    },
    sign: '.crash',
  },
  {
    name: 'the spinner',
    async bringAbout(page, prefix) {
      const held = await leavePost(page, prefix, () => holdPage(page, prefix + POST));
      await page.goBack();
      await held.asked;
      await page.clock.fastForward(200);
    },
    sign: '.spinner',
  },
  {
    name: 'the red box',
    async bringAbout(page, prefix) {
      await leavePost(page, prefix, () =>
        spoilPage(page, prefix + POST, (route) => route.fulfill({ status: 503, body: 'Busy' })),
      );
      await page.goBack();
    },
    sign: '.load-failure',
  },
];

test.describe.configure({ mode: 'parallel' });

for (const { name, bringAbout, sign } of STATES) {
  for (const { code, prefix } of LOCALES) {
    test(`${name} keeps WCAG 2.2 AA and best practice and does not scroll sideways (${code})`, async ({
      page,
    }) => {
      await useAxe(page);
      await bringAbout(page, prefix);
      await expect(page.locator(sign)).toBeVisible();
      expect(await violationsAt(page, WIDTHS)).toEqual([]);
    });
  }
}
