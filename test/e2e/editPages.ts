import { expect, type Page } from '@playwright/test';

/** Changes the HTML of the pages that are opened, once they have left the server. */
export async function editPages(page: Page, edit: (html: string) => string): Promise<void> {
  await page.route('**', async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    const body = edit(html);
    expect(body, 'the page has what the test edits').not.toBe(html);
    return route.fulfill({ response, body });
  });
}
