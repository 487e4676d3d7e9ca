import type { Page } from '@playwright/test';

/** Holds back what a page asks for at these addresses until the returned function is called. */
export async function holdBack(page: Page, addresses: string | RegExp): Promise<() => void> {
  let letGo = (): void => {};
  const isLetGo = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(addresses, async (route) => {
    await isLetGo;
    await route.fallback();
  });
  return () => letGo();
}
