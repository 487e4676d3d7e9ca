// `npm test`: installs what it needs, a browser and two web servers included, runs everything and ends with the line `N passed, N failed`.
import { isNodeRecent } from './nodeVersion.mjs';

if (isNodeRecent()) test().catch(report);
else process.exitCode = 2;

async function test() {
  const { ensureInstalled } = await import('../scripts/tools/ensureInstalled.mjs');
  await ensureInstalled();
  const { findChromium, findHeadlessShell } = await import('../scripts/tools/findChromium.mjs');
  const isNamed = Boolean(process.env.CHROMIUM);
  process.env.CHROMIUM = await findChromium();
  process.env.HEADLESS_SHELL ??= isNamed
    ? process.env.CHROMIUM
    : await findHeadlessShell(process.env.CHROMIUM);
  const { ensureWebServers } = await import('../scripts/tools/ensureWebServers.mjs');
  await ensureWebServers();
  const { CHECK, SLOW, runLoudly, runQuietly } = await import('../scripts/tools/steps.mjs');
  summarise([...(await runQuietly(CHECK)), ...(await runLoudly(SLOW))]);
}

function summarise(results) {
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  console.log('');
  for (const { name, passed, failed, skipped } of results) {
    console.log(`${name}: ${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  }
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') > 0 ? 1 : 0;
}

function report(error) {
  console.error(error.message);
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
}
