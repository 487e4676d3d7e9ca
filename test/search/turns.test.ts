import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SearchSource } from '#search/protocol/findSections.ts';
import { createPause } from '#node/serve/search/createPause.ts';
import { createSearchApp } from '#node/serve/search/searchApp.ts';
import { siteSearch } from '#node/serve/search/siteSearch.ts';
import { createSiteTreeSource } from '#node/serve/siteTree.ts';
import { wordyPages } from './searchFuzz.ts';
import { type SearchSite, startSearchSite } from './searchSite.ts';

let site: SearchSite;
let source: SearchSource;
beforeAll(async () => {
  site = await startSearchSite({ pages: { en: wordyPages(120, '') } });
  writeFileSync(join(site.root, 'page.txt'), 'A page');
  const tree = await createSiteTreeSource(site.root, () => {}).current();
  if (tree === null) throw new Error('There is no site.');
  source = await siteSearch(tree);
});
afterAll(async () => {
  await site.remove();
  expect(site.log).toEqual([]);
});

/** As much as one request may ask for. */
const BATCH = {
  requests: Array.from({ length: 50 }, (_, at) => ({
    indexName: 'lontar',
    query: `w p${'alm'.slice(0, at % 4)}`,
    queryType: 'prefixAll',
    hitsPerPage: 20,
    page: at,
  })),
};

async function askApp(site: SearchSource): Promise<number> {
  const init = { method: 'POST', body: JSON.stringify(BATCH) };
  const response = await createSearchApp(null).request('/1/indexes/*/queries', init, {
    site,
    pause: createPause(),
  });
  await response.text();
  return response.status;
}

describe('many searches in one request', () => {
  it('let a page be answered before they are done', async () => {
    // What has been loaded once is there at once: from here on nothing of a search waits for a file.
    expect(await askApp(source)).toBe(200);
    const done: string[] = [];
    const pages: Promise<void>[] = [];
    const askForPage = async () => {
      const response = await fetch(`http://127.0.0.1:${site.port}/page.txt`);
      expect(await response.text()).toBe('A page');
      done.push('page');
    };
    // The page is asked for when the work has begun.
    const indexOf: SearchSource['indexOf'] = (language) => {
      if (pages.length === 0) pages.push(askForPage());
      return source.indexOf(language);
    };
    expect(await askApp({ ...source, indexOf })).toBe(200);
    done.push('searches');
    await Promise.all(pages);
    expect(done).toEqual(['page', 'searches']);
  });

  it('come to their end beside those of other requests', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 4 }, () => site.post('1/indexes/*/queries', BATCH)),
    );
    expect(statuses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  });
});

describe('pauses', () => {
  const MANY = 10_000_000;

  it('let timers run, however many searches go on', async () => {
    let ticks = 0;
    const isEnough = () => ticks >= 3;
    const timer = setInterval(() => (ticks += 1), 1);
    const search = async () => {
      const pause = createPause();
      for (let at = 0; at < MANY && !isEnough(); at += 1) await pause();
    };
    await Promise.all([search(), search(), search()]);
    clearInterval(timer);
    expect(isEnough()).toBe(true);
  });
});
