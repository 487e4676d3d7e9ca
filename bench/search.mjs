import { readFileSync } from 'node:fs';
import { generatePages, generateQueries } from './search/corpus.mjs';
import {
  brotliBytes,
  firstResultOf,
  indexBytes,
  loadEngine,
  nameOf,
  quickBrotliBytes,
} from './search/engine.mjs';
import { compareKeystrokes } from './search/keystrokes.mjs';
import { deserialize, miniSearchOf, serialize } from './search/miniSearch.mjs';
import { reciprocalRank } from './search/relevance.mjs';
import { siteIndexes } from './search/sitePages.mjs';

/** How well, how fast and with how few bytes search answers, beside MiniSearch on the same sections. */
export async function* ask(budget) {
  const engine = await loadEngine();
  const site = await siteIndexes(engine.openIndex);
  yield* askSite(site, engine, budget);
  yield* askGenerated(site.scriptBytes, engine, budget);
}

async function* askSite({ indexes, parts, scriptBytes }, engine, budget) {
  const queries = queriesIn('heldOut.json');
  const others = new Map([...indexes].map(([language, { pages }]) => [language, miniSearchOf(pages)]));

  const cores = [...indexes.values()].reduce((sum, { built }) => sum + brotliBytes(built.core), 0);
  const texts = [...parts.values()].filter(isText);
  yield* sizes('this site', {
    whole: cores + bytesOf([...parts.values()]),
    texts: bytesOf(texts),
    others: [...others.values()],
    budget,
  });

  yield* relevance(`${queries.length} held-out`, queries, { indexes, others, budget });
  const unseen = queriesIn('unseen.json');
  yield* relevance(`${unseen.length} unseen`, unseen, { indexes, others, budget });

  const firsts = [];
  for (const { language, query } of queries)
    firsts.push(await firstResultOf(indexes.get(language).built, query, { engine, bytesOf: brotliBytes }));
  yield* firstResult('this site', firsts, budget.firstResultKilobytes);
  yield {
    label: 'with the script of the search',
    figure: kilobytes({ bytes: scriptBytes }) + mean(firsts),
    unit: 'KB',
    budget: budget.firstResultWithScriptKilobytes,
  };
}

/** `tuning.json` is for trying things out; totals of `heldOut.json` were looked at while ranking changed, those of `unseen.json` were not. */
function queriesIn(file) {
  return JSON.parse(readFileSync(new URL(`search/queries/${file}`, import.meta.url), 'utf8'));
}

async function* relevance(kind, queries, { indexes, others, budget }) {
  const own = await reciprocalRank(queries, async (language, query) => {
    const { index } = indexes.get(language);
    const { matches } = await index.search(query);
    const found = await index.textsOf(matches.slice(0, 10).map(({ section }) => section));
    return found.map(({ url }) => url);
  });
  const other = await reciprocalRank(queries, (language, query) =>
    others
      .get(language)
      .search(query)
      .map(({ url }) => url),
  );
  yield { label: `MRR@10 of ${kind} queries`, figure: own.figure, unit: '' };
  yield { label: 'the same, MiniSearch', figure: other.figure, unit: '' };
  yield {
    label: 'how far MiniSearch is ahead',
    figure: other.figure - own.figure,
    unit: '',
    budget: budget.relevanceAhead,
  };
}

async function* askGenerated(scriptBytes, engine, budget) {
  const { buildIndex, openIndex } = engine;
  const pages = generatePages(1000);
  const queries = generateQueries(pages, 50);
  const built = buildIndex(pages, { language: 'en', nameOf });
  const other = miniSearchOf(pages);

  const index = openIndex(built.core, async (name) => built.parts.get(name));
  const opened = deserialize(serialize(other));
  const typed = queries.slice(0, 15);
  const times = await compareKeystrokes(
    typed,
    (key) => index.search(key),
    (key) => opened.search(key),
  );
  yield { label: '1,000 posts, p95 of a keystroke', figure: times.own, unit: 'ms' };
  yield { label: 'the same, MiniSearch', figure: times.other, unit: 'ms' };
  yield {
    label: 'against MiniSearch',
    figure: times.own / times.other,
    unit: 'times',
    budget: budget.keystrokeRatio,
  };

  const small = await firstResults(built, queries, engine);
  const script = kilobytes({ bytes: scriptBytes });
  yield* firstResult('1,000 posts', small, budget.thousandFirstResultKilobytes);
  yield {
    label: 'with the script of the search',
    figure: script + mean(small),
    unit: 'KB',
    budget: budget.thousandFirstResultWithScriptKilobytes,
  };
  if (process.argv.includes('--quick')) return;
  const texts = [...built.parts.values()].filter(isText);
  yield* sizes('1,000 posts', {
    whole: indexBytes(built),
    texts: bytesOf(texts),
    others: [other],
    budget: {},
  });

  const manyPages = generatePages(10_000);
  const many = buildIndex(manyPages, { language: 'en', nameOf });
  const large = await firstResults(many, generateQueries(manyPages, 50), engine);
  yield* firstResult('10,000 posts', large);
  yield {
    label: '10,000 posts against 1,000, with the script',
    figure: (script + mean(large)) / (script + mean(small)),
    unit: 'times',
    budget: budget.tenfoldRatio,
  };
}

/** Bytes of the index, all files of it, and without the texts of the sections, which both sides need to show hits. */
function* sizes(where, { whole, texts, others, budget }) {
  const stored = others.map(serialize);
  const bare = stored.map((json) => JSON.stringify({ ...JSON.parse(json), storedFields: {} }));
  yield { label: `${where}, index`, figure: (whole - texts) / 1000, unit: 'KB' };
  yield { label: `${where}, texts of the sections`, figure: texts / 1000, unit: 'KB' };
  yield {
    label: 'index against MiniSearch',
    figure: (whole - texts) / bytesOf(bare),
    unit: 'times',
    budget: budget.indexRatio,
  };
  yield { label: 'with the texts, against MiniSearch', figure: whole / bytesOf(stored), unit: 'times' };
}

function* firstResult(where, results, budget) {
  yield { label: `${where}, first result, index part, mean`, figure: mean(results), unit: 'KB', budget };
  yield {
    label: `${where}, first result, the largest`,
    figure: Math.max(...results.map(kilobytes)),
    unit: 'KB',
  };
}

async function firstResults(built, queries, engine) {
  const results = [];
  for (const query of queries)
    results.push(await firstResultOf(built, query, { engine, bytesOf: quickBrotliBytes }));
  return results;
}

const kilobytes = ({ bytes }) => bytes / 1000;
const mean = (results) => results.reduce((sum, each) => sum + kilobytes(each), 0) / results.length;
const bytesOf = (files) => files.reduce((sum, file) => sum + brotliBytes(file), 0);
/** The kind of a file is in its second byte: see `src/search/engine/envelope.ts`. */
const isText = (file) => (file[1] & 15) === 4;
