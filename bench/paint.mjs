import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { findChromium } from '../scripts/tools/findChromium.mjs';
import { serveSite } from '../scripts/tools/serveSite.mjs';
import { firstHit } from './firstHit.mjs';
import { makeBareCorpus, makeCorpus } from './corpus.mjs';
import { measureCpu } from './measure.mjs';
import { serveBare, serveElsewhere } from './serveBare.mjs';
import { median, openSlowly } from './slowPhone.mjs';

const LONTAR = fileURLToPath(new URL('../bin/lontar.mjs', import.meta.url));
const POSTS = 40;
const POST = '/repack';
const RUNS = 5;

/** How soon a post shows on a slow phone, against a bare page with the same words, and how soon the next one. */
export async function* askPaint(budget) {
  const folder = mkdtempSync(join(tmpdir(), 'lontar-bench-'));
  const running = [];
  try {
    if (!(await makeBareCorpus(POSTS, join(folder, 'bare')))) {
      console.log('  paint: not measured, since the shared corpus with its bare pages is not at hand');
      return;
    }
    await makeCorpus(POSTS, join(folder, 'site'));
    const out = join(folder, 'site/dist');
    await measureCpu(process.execPath, [LONTAR, 'build', '--site', join(folder, 'site'), '--out', out]);
    const { url, stop } = await serveSite(out);
    running.push(stop);
    // By its number, as the bare page: a name is looked up first.
    const ours = url.replace('localhost', '127.0.0.1');
    const bare = await serveBare(join(folder, 'bare/dist'), running);
    const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
    running.push(() => browser.close());
    const elsewhere = await serveElsewhere(running);
    yield* paints(browser, { ours, bare, elsewhere }, budget);
    yield* clicks(browser, ours, budget);
    yield* searches(browser, { ours, bare }, budget);
  } finally {
    for (const stop of running.toReversed()) await stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * A reader comes to an empty tab, or by a link of another site. To the former a policy for openers is news, which has to
 * wait for a process of its own; the latter gets one in any case.
 */
async function* paints(browser, { ours, bare, elsewhere }, budget) {
  const visits = {
    bare: () => paintOf(browser, bare + POST),
    ours: () => paintOf(browser, ours + POST),
    bareByLink: () => paintOf(browser, bare + POST, elsewhere),
    oursByLink: () => paintOf(browser, ours + POST, elsewhere),
  };
  const results = Object.fromEntries(Object.keys(visits).map((name) => [name, []]));
  // In turn, so that all meet the same moods of the machine.
  for (let run = 0; run < RUNS; run += 1)
    for (const [name, visit] of Object.entries(visits)) results[name].push(await visit());
  for (const [key, name, limit] of [
    ['first', 'first contentful paint', budget.firstPaintRatio],
    ['largest', 'largest contentful paint', budget.largestPaintRatio],
  ]) {
    for (const { how, visitsOf } of [
      { how: '', visitsOf: [results.ours, results.bare] },
      { how: ', from another site', visitsOf: [results.oursByLink, results.bareByLink] },
    ]) {
      const [our, their] = visitsOf.map((list) => median(list.map((each) => each[key])));
      yield { label: `${name}${how}, a bare page`, figure: their, unit: 'ms' };
      yield { label: `${name}${how}, ours`, figure: our, unit: 'ms' };
      yield { label: `${name}${how}, ours against bare`, figure: our / their, unit: 'times', budget: limit };
    }
  }
  const before = [...results.ours, ...results.oursByLink];
  yield {
    label: 'layout shift',
    figure: Math.max(...before.map(({ shift }) => shift)),
    unit: '',
    budget: budget.layoutShift,
  };
  yield {
    // Other work on the machine only ever adds to it.
    label: 'time blocked before intent, lowest',
    figure: Math.min(...before.map(({ blocked }) => blocked)),
    unit: 'ms',
    budget: budget.blockedMilliseconds,
  };
}

async function* clicks(browser, ours, budget) {
  const [plain, hovered] = await mediansByTurns([
    () => plainLoad(browser, ours),
    () => hoveredClick(browser, ours),
  ]);
  yield { label: 'click to new heading, page load', figure: plain, unit: 'ms' };
  yield { label: 'click to new heading, hovered first', figure: hovered, unit: 'ms' };
  yield {
    label: 'click to new heading, hovered against load',
    figure: hovered / plain,
    unit: 'times',
    budget: budget.clickRatio,
  };
}

async function* searches(browser, { ours, bare }, budget) {
  const [paint, hit] = await mediansByTurns([
    async () => (await paintOf(browser, bare + POST)).first,
    () => firstHit(browser, ours + POST),
  ]);
  yield { label: 'shortcut and a word to the first hit', figure: hit, unit: 'ms' };
  yield {
    label: 'the same, against the paint of a bare page',
    figure: hit / paint,
    unit: 'times',
    budget: budget.firstHitRatio,
  };
}

/** Paints, layout shift and blocking time of one cold visit, to an empty tab or by a link of another page. */
async function paintOf(browser, url, from) {
  const { page, close } = await openSlowly(browser);
  if (from === undefined) {
    await page.goto(url, { waitUntil: 'load' });
  } else {
    await page.goto(from);
    await Promise.all([page.waitForURL(url), page.evaluate(followLink, url)]);
    await page.waitForLoadState('load');
  }
  const result = await page.evaluate(async () => {
    const entries = { paint: [], 'largest-contentful-paint': [], 'layout-shift': [], longtask: [] };
    for (const [type, list] of Object.entries(entries))
      new PerformanceObserver((seen) => list.push(...seen.getEntries())).observe({ type, buffered: true });
    const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
    while (entries['largest-contentful-paint'].length === 0 || entries.paint.length < 2) await pause(100);
    // Whatever follows the first picture of the page.
    await pause(1000);
    const [paints, largest, shifts, tasks] = Object.values(entries);
    const from = paints.find(({ name }) => name === 'first-contentful-paint').startTime;
    return {
      first: from,
      largest: largest.at(-1).startTime,
      shift: shifts.reduce((sum, { value }) => sum + value, 0),
      // As Lighthouse counts it: what exceeds 50 ms, after the first paint.
      blocked: tasks
        .filter(({ startTime }) => startTime >= from)
        .reduce((sum, { duration }) => sum + duration - 50, 0),
    };
  });
  await close();
  return result;
}

/** Runs in the page. */
function followLink(href) {
  document.body.append(Object.assign(document.createElement('a'), { href }));
  document.querySelector('a').click();
}

const NEXT_POST = 'main .prose p a[href^="/"]';

async function plainLoad(browser, ours) {
  const { page, close } = await openSlowly(browser);
  await page.route('**/assets/entry-*', (route) => route.abort());
  await page.goto(ours + POST);
  await Promise.all([
    page.waitForURL((url) => url.pathname !== POST),
    page.locator(NEXT_POST).first().click(),
  ]);
  await page.waitForLoadState('load');
  const time = await page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries()[0].startTime)).observe({
          type: 'paint',
          buffered: true,
        });
      }),
  );
  await close();
  return time;
}

async function hoveredClick(browser, ours) {
  const { page, close } = await openSlowly(browser);
  await page.goto(ours + POST);
  const link = page.locator(NEXT_POST).first();
  const target = new URL(await link.getAttribute('href'), ours).href;
  const loaded = page.waitForEvent('requestfinished', (request) => request.url() === target);
  await link.hover();
  await loaded;
  const time = await page.evaluate(
    ({ selector }) =>
      new Promise((resolve) => {
        const heading = document.querySelector('h1').textContent;
        const from = performance.now();
        document.querySelector(selector).click();
        const look = () =>
          document.querySelector('h1')?.textContent === heading
            ? requestAnimationFrame(look)
            : // The frame after the one that has it: it is painted by then.
              requestAnimationFrame(() => resolve(performance.now() - from));
        look();
      }),
    { selector: NEXT_POST },
  );
  await close();
  return time;
}

/** The median of each measure; they are taken in turn, so that all meet the same moods of the machine. */
async function mediansByTurns(measures) {
  const figures = measures.map(() => []);
  for (let run = 0; run < RUNS; run += 1)
    for (const [index, measure] of measures.entries()) figures[index].push(await measure());
  return figures.map(median);
}
