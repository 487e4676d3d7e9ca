import type { CDPSession } from '@playwright/test';
import { startJourney } from './journey.ts';
import { follow } from './journey.ts';
import { ALL_PATHS } from './siteRoutes.ts';
import { expect, test } from './test.ts';

/** Bytes that are still in use after everything that can be let go has been. */
async function heapInUse(session: CDPSession): Promise<number> {
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize;
}

test('200 navigations in one tab: the heap stays flat within 5 %, and no policy is violated', async ({
  page,
}) => {
  test.slow();
  await page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(window, { violations });
    addEventListener('securitypolicyviolation', (event) => violations.push(event.violatedDirective));
  });
  const { isSameDocument } = await startJourney(page, '/');
  const session = await page.context().newCDPSession(page);
  const visit = async (count: number, offset: number) => {
    for (let step = 0; step < count; step += 1) {
      const path = ALL_PATHS[(offset + step) % ALL_PATHS.length] ?? '/';
      await follow(page, path);
      await page.waitForFunction(
        (wanted) => location.pathname === wanted && document.activeElement?.id === 'main',
        path,
      );
    }
  };
  // Until every page was seen once, what is kept of them still grows.
  await visit(ALL_PATHS.length, 1);
  const heap = await heapInUse(session);
  const { documents } = await session.send('Memory.getDOMCounters');
  await visit(200, 1);
  const growth = (await heapInUse(session)) / heap;
  expect(growth).toBeLessThan(1.05);
  expect((await session.send('Memory.getDOMCounters')).documents).toBeLessThanOrEqual(documents + 1);
  expect(await page.evaluate(() => (window as unknown as { violations: string[] }).violations)).toEqual([]);
  expect(await isSameDocument()).toBe(true);
});
