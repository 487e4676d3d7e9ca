/** A slow mobile line, and a phone that is four times slower than this machine. */
const LINE = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };
const SLOWER_CPU = 4;
const WIDTH = 412;

/** A page of a browser that has seen nothing yet, on such a phone. */
export async function openSlowly(browser) {
  const context = await browser.newContext({
    viewport: { width: WIDTH, height: 823 },
    deviceScaleFactor: 2,
    // Chromium does not slow down what a service worker fetches.
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', LINE);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU });
  return { page, close: () => context.close() };
}

export function median(figures) {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)];
}
