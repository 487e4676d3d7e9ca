import type { Locator, Page, Route } from '@playwright/test';
import { openAlive } from './browserEntry.ts';

/** Opens a page, brings it to life and leaves a mark in its document that a normal load would wipe out. */
export async function startJourney(
  page: Page,
  path: string,
): Promise<{ isSameDocument(): Promise<boolean> }> {
  await openAlive(page, path);
  await page.evaluate(() => Object.assign(window, { mark: 1 }));
  return { isSameDocument: () => page.evaluate(() => 'mark' in window) };
}

/** Keeps the pages at an address from arriving by script until `release` is called. Normal loads go through. */
export async function holdPage(page: Page, path: string): Promise<{ asked: Promise<void>; release(): void }> {
  let release: () => void = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  let onAsked: () => void = () => {};
  const asked = new Promise<void>((resolve) => (onAsked = resolve));
  await page.route(path, async (route) => {
    if (route.request().resourceType() === 'fetch') {
      onAsked();
      await released;
    }
    // The tab may have gone elsewhere.
    await route.continue().catch(() => {});
  });
  return { asked, release };
}

/** Answers scripts that ask for a page in some other way than the server would. Normal loads go through. */
export async function spoilPage(
  page: Page,
  path: string,
  answer: (route: Route) => Promise<void>,
): Promise<void> {
  await page.route(path, (route) =>
    route.request().resourceType() === 'fetch' ? answer(route) : route.continue(),
  );
}

/** How often a path was asked for, by scripts and by normal loads. */
export function countRequests(page: Page, path: string): { fetches: number; loads: number } {
  const count = { fetches: 0, loads: 0 };
  page.on('request', (request) => {
    if (new URL(request.url()).pathname !== path) return;
    if (request.isNavigationRequest()) count.loads += 1;
    else if (request.resourceType() === 'fetch') count.fetches += 1;
  });
  return count;
}

/** The links of the bar at the top, as wide screens show them. */
export function barLink(page: Page, path: string): Locator {
  return page.getByRole('banner').locator(`a[href="${path}"]:visible`);
}

/** Clicks what is in view. Playwright's own click would scroll away from under a bar that stays in place. */
export async function clickInPlace(link: Locator): Promise<void> {
  const box = await link.boundingBox();
  if (box === null) throw new Error('The link is not to be seen.');
  await link.page().mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** Follows an address as if the text had a link to it. */
export async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href });
    document.querySelector('main')?.append(link);
    link.click();
    link.remove();
  }, address);
}

/** Waits until the page of an address is shown: the address itself changes a moment before. */
export async function awaitPage(page: Page, path: string): Promise<void> {
  await page.waitForFunction(
    (wanted) => location.pathname === wanted && navigation.transition === null,
    path,
  );
}

export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
}

export function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY);
}
