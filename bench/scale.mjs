import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { measureCpu } from './measure.mjs';
import { ASSUMPTIONS } from './scale/assumptions.mjs';
import { builtSite, keptOffline } from './scale/builtSite.mjs';
import { missesUntilDeploy, missesWithAge, peakPerSecond } from './scale/edge.mjs';
import { createDraw, createRandom, zipfShares } from './scale/random.mjs';
import { editSize, pageSizes, typedSearch, visitSizes } from './scale/sizes.mjs';
import { bytesOf, visit } from './scale/visit.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const LONTAR = fileURLToPath(new URL('../bin/lontar.mjs', import.meta.url));
const VISITS = 50_000;
const SEED = 2021;
const COUNTS = [10, 100, 1000, 10_000, 100_000];
/** Lists and tags included, as `growth` found them. */
const pagesOf = (posts) => Math.round(posts * 1.1) + 45;

/** What a day with a million readers asks of this site, of a CDN and of the origin behind it. */
export async function* ask() {
  const { pages, sizes, keystrokes } = await measureSite();
  yield* weights(sizes);
  const day = simulateDay(sizes, pages, ASSUMPTIONS);
  yield* visits(day);
  const { mean } = simulateDay(sizes, pages, { ...ASSUMPTIONS, savesData: 1 });
  yield { label: 'a visit, mean, with nothing fetched ahead', figure: mean / 1000, unit: 'KB' };
  yield* searches(sizes, keystrokes);
  for (const count of COUNTS) yield* origin(day, sizes, count);
}

/** Builds this site, then again with one edited post. */
async function measureSite() {
  const folder = mkdtempSync(join(tmpdir(), 'lontar-bench-'));
  const out = join(folder, 'dist');
  const build = () => measureCpu(process.execPath, [LONTAR, 'build', '--site', folder, '--out', out]);
  try {
    for (const part of ['content', 'islands', 'static', 'site.config.ts'])
      cpSync(join(ROOT, part), join(folder, part), { recursive: true });
    await build();
    const site = builtSite(out);
    const { parts, keystrokes } = await typedSearch(out, site, englishQueries());
    const measured = { ...visitSizes(site), searchParts: parts };
    const pages = pageSizes(site);
    const { kept } = keptOffline(site);
    appendFileSync(join(folder, 'content/blog/repack/index.mdx'), '\nOne more sentence.\n');
    await build();
    return { pages, keystrokes, sizes: { ...measured, edit: editSize(kept, builtSite(out)) } };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function englishQueries() {
  const queries = JSON.parse(readFileSync(new URL('search/queries/heldOut.json', import.meta.url), 'utf8'));
  return queries.filter(({ language }) => language === 'en').map(({ query }) => query);
}

function* weights(sizes) {
  const kilobytes = (bytes) => bytes / 1000;
  const weight = (label, bytes) => ({ label, figure: kilobytes(bytes), unit: 'KB' });
  yield weight('scripts after intent', sizes.entry + sizes.offline + sizes.worker);
  yield weight('search: scripts and core', sizes.searchScripts.bytes + sizes.searchCore);
  yield weight('search: parts, typed letter by letter', sizes.searchParts.bytes);
  yield { label: 'search: parts', figure: sizes.searchParts.files, unit: 'files' };
  yield weight('installing', sizes.install.bytes);
  yield weight('installed, after one edit', sizes.worker + sizes.offlineList + sizes.edit.bytes);
}

/** Some visits, and from them a day: requests by kind, and the bytes of each visit, the lightest first. */
function simulateDay(sizes, pages, assumptions) {
  const random = createRandom(SEED);
  const drawRank = createDraw(zipfShares(pages.length, assumptions.zipfExponent), random);
  const all = Array.from({ length: VISITS }, () =>
    visit(sizes, assumptions, { random, draw: () => pages[drawRank()] }),
  );
  const bytes = all.map((requests) => bytesOf(requests, assumptions)).toSorted((a, b) => a - b);
  const perVisit = assumptions.readers / VISITS;
  const count = (kind) => all.flat().filter((request) => request.kind === kind).length * perVisit;
  return {
    bytes,
    mean: bytes.reduce((sum, each) => sum + each, 0) / VISITS,
    changing: count('page') + count('file') + count('check'),
    unchanged: count('check'),
    assets: count('asset'),
  };
}

function* visits({ bytes, mean, changing, unchanged, assets }) {
  const at = (share) => bytes[Math.floor(bytes.length * share)] / 1000;
  yield { label: 'a visit, median', figure: at(0.5), unit: 'KB' };
  yield { label: 'a visit, mean', figure: mean / 1000, unit: 'KB' };
  yield { label: 'a visit, 95%', figure: at(0.95), unit: 'KB' };
  yield { label: 'a day, all bytes', figure: (mean * ASSUMPTIONS.readers) / 1e9, unit: 'GB' };
  yield { label: 'a day, requests', figure: (changing + assets) / 1e6, unit: 'M' };
  yield { label: 'a day, answered without a body', figure: unchanged / 1e6, unit: 'M' };
  yield { label: 'a day, for files that never change', figure: assets / 1e6, unit: 'M' };
  yield {
    label: 'busiest hour, requests',
    figure: peakPerSecond(changing + assets, ASSUMPTIONS),
    unit: '/ s',
  };
}

/** A host of search is asked with every letter; the engine in the page asks for files that a CDN keeps. */
function* searches({ searchParts, searchScripts }, keystrokes) {
  const { readers, searches: share } = ASSUMPTIONS;
  const asked = readers * share;
  const files = asked * (searchParts.files + searchScripts.files + 1);
  yield { label: 'search embedded: files a day', figure: files / 1e6, unit: 'M' };
  yield { label: 'search by a host: requests a day', figure: (asked * keystrokes) / 1e6, unit: 'M' };
  yield {
    label: 'search by a host: busiest hour',
    figure: peakPerSecond(asked * keystrokes, ASSUMPTIONS),
    unit: '/ s',
  };
}

/** What reaches the origin, by how long a CDN may keep what changes with deploys. */
function* origin({ changing, assets }, { edit, install }, posts) {
  const { edges, deploysADay, themeDeploysAMonth, zipfExponent } = ASSUMPTIONS;
  const shares = zipfShares(pagesOf(posts), zipfExponent);
  // Each place fetches an asset once: those of an edit after each deploy, all of them after a change of the theme.
  const assetsMissed = edges * (edit.files * deploysADay + (install.files * themeDeploysAMonth) / 30);
  const ways = {
    'not kept': changing,
    'kept 60 s': missesWithAge(changing, shares, { edges, seconds: 60 }),
    'kept 600 s': missesWithAge(changing, shares, { edges, seconds: 600 }),
    'kept until a deploy': missesUntilDeploy(changing, shares, { edges, deploysADay }),
  };
  for (const [way, missed] of Object.entries(ways)) {
    const reaching = missed + assetsMissed;
    const label = `${posts.toLocaleString('en')} posts, pages ${way}`;
    yield { label: `${label}: hits`, figure: 100 * (1 - reaching / (changing + assets)), unit: '%' };
    yield { label: `${label}: origin, peak`, figure: peakPerSecond(reaching, ASSUMPTIONS), unit: '/ s' };
  }
}
