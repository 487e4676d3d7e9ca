import { chromium } from '@playwright/test';
import { findChromium } from '../scripts/tools/findChromium.mjs';
import { serveSite } from '../scripts/tools/serveSite.mjs';

/** Longer than anything waits for the browser to be idle. */
const QUIET_MS = 3000;

/** Files of the scripts that Chromium loads for a reader who shows intent and reads a page of a built site to its end. */
export async function loadedScripts(out, path) {
  const { url, stop } = await serveSite(out);
  const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    const files = new Set();
    page.on('request', (request) => {
      if (request.resourceType() === 'script') files.add(new URL(request.url()).pathname.slice(1));
    });
    await page.goto(url + path);
    await page.keyboard.press('Shift');
    // By then everything that comes when idle has begun to come.
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.keyboard.press('End');
    for (let known = -1; known < files.size;) {
      known = files.size;
      await page.waitForTimeout(QUIET_MS);
    }
    return [...files];
  } finally {
    await browser.close();
    stop();
  }
}
