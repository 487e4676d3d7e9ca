import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { buildIndex } from '#search/engine/buildIndex.ts';
import type { IndexedPage } from '#search/indexedPage.ts';
import type { FromWorker, ToWorker } from '#search/workerMessages.ts';
import {
  connectClient,
  createAnswerer,
  createEmbeddedEngine,
  createWorkerSeat,
  type Seat,
} from './sources.ts';

/** Enough text for an index of more files than one. */
const FILLER = Array.from({ length: 4000 }, (_, at) => `word${(at * 7919) % 5000}`);

function pagesOf(language: string, ...titles: string[]): IndexedPage[] {
  const prefix = language === 'en' ? '' : `/${language}`;
  const page = (title: string, content: string): IndexedPage => ({
    url: `${prefix}/${title}`,
    group: 'Blog',
    tag: 'default',
    textLanguage: language,
    inboundLinks: 0,
    sections: [{ anchor: null, level: 1, heading: title, content }],
  });
  const others = Array.from({ length: 400 }, (_, at) =>
    page(`page${at}`, FILLER.slice(at * 10, at * 10 + 200).join(' ')),
  );
  return [...titles.map((title) => page(title, `All about ${title}.`)), ...others];
}

const stops: (() => void)[] = [];
afterEach(() => {
  vi.useRealTimers();
  for (const stop of stops.splice(0)) stop();
});

/** Instead of a status: the request is never answered. */
const LOST = -1;

/** A static host with the index of a site, of which files may be missing or fail. */
async function startSite() {
  const files = new Map<string, Uint8Array>();
  const asked: string[] = [];
  let fail: ((path: string) => number | null) | null = null;
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    const status = fail?.(path) ?? null;
    const file = files.get(path);
    if (status === LOST) return;
    if (status === 0) return void response.destroy();
    if (status !== null) return void response.writeHead(status).end();
    if (file === undefined) return void response.writeHead(404, { 'content-type': 'text/html' }).end('<p>');
    return void response
      .writeHead(200, { 'content-type': 'text/plain', 'cache-control': 'no-cache' })
      .end(file);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stops.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    basePath: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    asked,
    deploy(pages: Readonly<Record<string, IndexedPage[]>>) {
      files.clear();
      for (const [language, ofLanguage] of Object.entries(pages)) {
        const nameOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex').slice(0, 10);
        const { core, parts } = buildIndex(ofLanguage, { language, nameOf });
        files.set(`/search-index/${language}.txt`, core);
        for (const [name, bytes] of parts) files.set(`/assets/search-${name}.txt`, bytes);
      }
    },
    failWith(check: typeof fail) {
      fail = check;
    },
  };
}

/** The engine with the worker's own code, in this thread. */
function startEngine({ isSilent = false } = {}) {
  const workers = { started: 0, ended: 0 };
  const seat = createWorkerSeat(({ onMessage }) => {
    workers.started += 1;
    let isEnded = false;
    const receive = createAnswerer((message) => {
      if (!isEnded) onMessage(structuredClone(message));
    });
    return {
      post: (message, transfer = []) => {
        if (!isSilent) receive(structuredClone(message, { transfer }));
      },
      end() {
        isEnded = true;
        workers.ended += 1;
      },
    };
  });
  return { engine: takeSeat(seat), seat, workers };
}

function takeSeat(seat: Seat) {
  const engine = createEmbeddedEngine(seat);
  seat.engine = engine;
  return engine;
}

async function start(languages = ['en', 'id'], mostPages = Infinity) {
  const site = await startSite();
  site.deploy({
    en: pagesOf('en', 'docker').slice(0, mostPages),
    id: pagesOf('id', 'docker', 'kapal').slice(0, mostPages),
  });
  const { engine, seat, workers } = startEngine();
  const place = { locale: 'en', languages, basePath: site.basePath };
  const client = connectClient({ indexName: 'site' }, place, engine);
  const urls = async (query: string, isEveryLanguage = false) => {
    const answer = await client.search({ query, snippetWords: 10, isEveryLanguage });
    return answer.hits.map(({ url }) => url);
  };
  return { site, urls, workers, seat, client };
}

const isCore = (path: string) => path.startsWith('/search-index/');
const isPart = (path: string) => path.startsWith('/assets/');

describe('the engine in the page', () => {
  test('answers from the index of the locale, which is fetched once and before it is asked', async () => {
    const { site, urls, workers } = await start();
    expect(await urls('docker')).toEqual(['/docker']);
    expect(await urls('page7 ')).toContain('/page7');
    expect(site.asked.filter(isCore)).toEqual(['/search-index/en.txt']);
    expect(workers.started).toBe(1);
  });

  test('tells which files of the index were fetched, for whoever keeps them', async () => {
    const { site, urls, seat } = await start();
    const fetched = () => [...seat.fetched];
    await urls('page7 ');
    const parts = site.asked.filter(isPart).map((path) => site.basePath + path.slice(1));
    expect(parts.length).toBeGreaterThan(0);
    expect(fetched().toSorted()).toEqual(parts.toSorted());
    site.failWith((path) => (isPart(path) ? 500 : null));
    await expect(urls('page9 word3')).rejects.toMatchObject({ name: 'RetryError' });
    expect(fetched(), 'and of none that did not come').toHaveLength(parts.length);
  });

  test('has what is typed beforehand at hand when it is asked for', async () => {
    const { site, urls, seat } = await start();
    seat.foresee('en', 'page7');
    await vi.waitFor(() => expect(site.asked.filter(isPart).length).toBeGreaterThan(1));
    expect(await urls('page7')).toContain('/page7');
    expect(new Set(site.asked).size).toBe(site.asked.length);
    expect(site.asked.filter(isPart).length).toBeGreaterThan(1);
  });

  test('fetches the texts of those hits alone that are shown', async () => {
    const { site, client, seat } = await start();
    seat.foresee('en', 'word3');
    const few = await client.search({ query: 'word3', hitsPerGroup: 5, snippetWords: 10 });
    const forFew = site.asked.length;
    const all = await client.search({ query: 'word3', snippetWords: 10 });
    expect(few.hits).toEqual(all.hits.slice(0, 5));
    expect(few.nbHits).toBe(all.nbHits);
    expect(all.hits).toHaveLength(20);
    expect(site.asked.length).toBeGreaterThan(forFew);
  });

  test('tells on a small site what is found before the texts of it have come', async () => {
    const { site, client } = await start(['en', 'id'], 50);
    const isText = (path: string): boolean => /-\d+\.txt$/.test(path);
    site.failWith((path) => (isText(path) ? 500 : null));
    const { hits } = await client.search({ query: 'word3', hitsPerGroup: 5, snippetWords: null });
    expect(hits).toHaveLength(5);
    await expect(client.search({ query: 'word3', hitsPerGroup: 5, snippetWords: 10 })).rejects.toMatchObject({
      name: 'RetryError',
    });
    site.failWith(null);
    // Another of them may still be about to fail.
    const whole = await vi.waitFor(() =>
      client.search({ query: 'word3', hitsPerGroup: 5, snippetWords: 10 }),
    );
    expect(whole.hits.map(({ url }) => url)).toEqual(hits.map(({ url }) => url));
  });

  test('that what is typed cannot be fetched is told by the question alone', async () => {
    const { site, urls, seat } = await start();
    site.failWith((path) => (isPart(path) ? 500 : null));
    seat.foresee('en', 'page7');
    await expect(urls('page7')).rejects.toMatchObject({ name: 'RetryError' });
    site.failWith(null);
    await vi.waitFor(async () => expect((await urls('page7'))[0]).toBe('/page7'), 60_000);
  });

  test('opens the index of another locale when it is asked for', async () => {
    const { site, urls } = await start();
    expect(await urls('kapal', true)).toEqual(['/id/kapal']);
    expect(site.asked.filter(isCore).toSorted()).toEqual(['/search-index/en.txt', '/search-index/id.txt']);
  });

  test('answers that overtake each other find their questions', async () => {
    const { urls } = await start();
    const [one, two, three] = await Promise.all([urls('page7'), urls('docker'), urls('page8')]);
    expect([one[0], two[0], three[0]]).toEqual(['/page7', '/docker', '/page8']);
  });

  test.each([0, 500, 404])(
    'a core that cannot be had (%i) is a RetryError, and is tried again',
    async (status) => {
      const { site, urls, workers } = await start();
      site.failWith((path) => (isCore(path) ? status : null));
      await expect(urls('docker')).rejects.toMatchObject({ name: 'RetryError' });
      site.failWith(null);
      expect(await urls('docker')).toEqual(['/docker']);
      expect(workers.started).toBe(1);
    },
  );

  test('so is a part that cannot be had', async () => {
    const { site, urls } = await start();
    site.failWith((path) => (isPart(path) ? 0 : null));
    await expect(urls('page7')).rejects.toMatchObject({ name: 'RetryError' });
    site.failWith(null);
    // A load that is about to fail may still be joined.
    await vi.waitFor(async () => expect((await urls('page7'))[0]).toBe('/page7'), 60_000);
    expect(site.asked.filter(isCore)).toHaveLength(1);
  });

  test('a part that is gone after a deploy makes it fetch the new core, once', async () => {
    const { site, urls } = await start();
    await urls('zzz');
    site.deploy({ en: pagesOf('en', 'podman'), id: pagesOf('id') });
    expect(await urls('podman docker')).toContain('/podman');
    expect(site.asked.filter(isCore)).toHaveLength(2);
    site.failWith((path) => (isPart(path) ? 404 : null));
    await expect(urls('page9 word3')).rejects.toMatchObject({ name: 'RetryError' });
    expect(site.asked.filter(isCore)).toHaveLength(3);
  });

  test('a core that is none of ours is a RetryError', async () => {
    const { site, urls } = await start();
    site.failWith(null);
    site.deploy({});
    await expect(urls('docker')).rejects.toMatchObject({ name: 'RetryError' });
  });
});

describe('the worker', () => {
  const SITE = { basePath: '/', indexName: 'site', languages: ['en'] };

  test('one that cannot be started fails, and is tried again with the next question', async () => {
    let attempts = 0;
    const seat = createWorkerSeat(() => {
      attempts += 1;
      throw new Error('Workers are not allowed here');
    });
    const engine = takeSeat(seat);
    engine.warmUp(SITE, 'en');
    await expect(engine.ask(SITE, 'x', '')).rejects.toThrow('not allowed');
    await expect(engine.ask(SITE, 'x', '')).rejects.toThrow('not allowed');
    expect(attempts).toBe(3);
  });

  test('one that fails takes all its questions with it', async () => {
    let fail: (message: string) => void = () => {};
    const seat = createWorkerSeat(({ onFailure }) => {
      fail = onFailure;
      return { post() {}, end() {} };
    });
    const engine = takeSeat(seat);
    const questions = [engine.ask(SITE, 'x', ''), engine.ask(SITE, 'y', '')];
    fail('The worker was not loaded');
    for (const question of questions) await expect(question).rejects.toThrow('was not loaded');
  });

  test('one that never says anything is tried a second time after 15 s, and given up after 30 s', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { engine, workers } = startEngine({ isSilent: true });
    let outcome = 'none';
    engine.ask(SITE, 'x', '').catch((error: unknown) => (outcome = String(error)));
    await vi.advanceTimersByTimeAsync(14_000);
    expect(workers).toEqual({ started: 1, ended: 0 });
    await vi.advanceTimersByTimeAsync(15_000);
    expect(outcome).toBe('none');
    expect(workers).toEqual({ started: 2, ended: 1 });
    await vi.advanceTimersByTimeAsync(1000);
    expect(outcome).toContain('does not answer');
    expect(workers).toEqual({ started: 2, ended: 2 });
  });

  /** Workers that say what the test lets them say. */
  function startByHand() {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const workers: { asked: (ToWorker & { kind: 'ask' })[]; say: (message: FromWorker) => void }[] = [];
    const seat = createWorkerSeat(({ onMessage }) => {
      const asked: (ToWorker & { kind: 'ask' })[] = [];
      workers.push({ asked, say: onMessage });
      return { post: (message) => void (message.kind === 'ask' && asked.push(message)), end() {} };
    });
    const engine = takeSeat(seat);
    const outcomes: string[] = [];
    const ask = (body: string) =>
      void engine.ask(SITE, 'x', body).then(
        (answer) => outcomes.push(answer.body),
        (error: unknown) => outcomes.push(String(error)),
      );
    const answer = (worker: number) => {
      for (const { id, body } of workers[worker]?.asked.splice(0) ?? [])
        workers[worker]?.say({ kind: 'answer', id, status: 200, body, isRenewed: false, fetched: [] });
    };
    const hear = (worker: number) => workers[worker]?.say({ kind: 'heard' });
    return { workers, outcomes, ask, answer, hear };
  }

  test('one that falls silent is replaced after 4 s, and the other is asked the same', async () => {
    const { workers, outcomes, ask, answer, hear } = startByHand();
    ask('one');
    hear(0);
    await vi.advanceTimersByTimeAsync(3000);
    ask('two');
    expect(workers).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1000);
    expect(workers).toHaveLength(2);
    expect(workers[1]?.asked.map(({ body }) => body)).toEqual(['one', 'two']);
    answer(1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(outcomes).toEqual(['one', 'two']);
    expect(workers).toHaveLength(2);
  });

  test('so is one that died while nothing was asked', async () => {
    const { workers, outcomes, ask, answer } = startByHand();
    ask('one');
    answer(0);
    await vi.advanceTimersByTimeAsync(60_000);
    ask('two');
    await vi.advanceTimersByTimeAsync(4000);
    expect(workers).toHaveLength(2);
    answer(1);
    await vi.advanceTimersByTimeAsync(0);
    expect(outcomes).toEqual(['one', 'two']);
  });

  test('one that says that it is at work is waited for', async () => {
    const { workers, outcomes, ask, answer, hear } = startByHand();
    ask('one');
    for (let second = 0; second < 60; second += 1) {
      hear(0);
      await vi.advanceTimersByTimeAsync(1000);
    }
    expect(outcomes).toEqual([]);
    answer(0);
    await vi.advanceTimersByTimeAsync(0);
    expect(outcomes).toEqual(['one']);
    expect(workers).toHaveLength(1);
  });

  test('a question that kills a second one fails, and the next starts a third', async () => {
    const { workers, outcomes, ask, answer, hear } = startByHand();
    ask('one');
    hear(0);
    await vi.advanceTimersByTimeAsync(4000);
    hear(1);
    await vi.advanceTimersByTimeAsync(4000);
    expect(outcomes).toEqual(['Error: The search worker does not answer']);
    ask('two');
    expect(workers).toHaveLength(3);
    answer(2);
    await vi.advanceTimersByTimeAsync(0);
    expect(outcomes[1]).toBe('two');
  });
});

describe('what the line loses', () => {
  const TIMERS = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] as const;

  /** Waits while no time passes but the machine's own. */
  async function until(isSo: () => boolean): Promise<void> {
    while (!isSo()) await new Promise((resolve) => setImmediate(resolve));
  }

  test.each([
    ['core', isCore],
    ['part', isPart],
  ])('a %s that does not come is asked for again', async (_name, isOfKind) => {
    vi.useFakeTimers({ toFake: [...TIMERS] });
    const lost = new Set<string>();
    const site = await startSite();
    site.deploy({ en: pagesOf('en', 'docker') });
    site.failWith((path) => {
      if (!isOfKind(path) || lost.size > 0) return null;
      lost.add(path);
      return LOST;
    });
    const { engine, workers } = startEngine();
    const client = connectClient({ indexName: 'site' }, { locale: 'en', basePath: site.basePath }, engine);
    const answer = client.search({ query: 'docker', snippetWords: 10 });
    await until(() => lost.size === 1);
    const [path = ''] = lost;
    const count = () => site.asked.filter((each) => each === path).length;
    expect(count()).toBe(1);
    await vi.advanceTimersByTimeAsync(4000);
    expect((await answer).hits.map(({ url }) => url)).toEqual(['/docker']);
    expect(count()).toBe(2);
    expect(workers.started).toBe(1);
  });

  test.each([
    ['is not asked for again', true, 0],
    ['is asked for again once it has stopped', false, 1],
  ])('a core that the page fetches piece by piece %s', async (_name, goesOn, times) => {
    vi.useFakeTimers({ toFake: [...TIMERS] });
    const site = await startSite();
    site.deploy({ en: pagesOf('en', 'docker') });
    const core = await (await fetch(`${site.basePath}search-index/en.txt`)).arrayBuffer();
    const said: FromWorker[] = [];
    const receive = createAnswerer((message) => said.push(message));
    receive({ kind: 'start', site: { basePath: site.basePath, indexName: 'site', languages: ['en'] } });
    receive({ kind: 'coming', language: 'en' });
    const body = JSON.stringify({ requests: [{ indexName: 'site', query: 'docker' }] });
    receive({ kind: 'ask', id: 1, path: '1/indexes/*/queries', body });
    site.asked.length = 0;
    for (let piece = 0; piece < 10; piece += 1) {
      if (goesOn || piece < 5) receive({ kind: 'coming', language: 'en' });
      await vi.advanceTimersByTimeAsync(goesOn ? 3000 : 1000);
    }
    receive({ kind: 'core', language: 'en', bytes: core });
    await until(() => said.some(({ kind }) => kind === 'answer'));
    expect(site.asked.filter(isCore)).toHaveLength(times);
    expect(said.filter(({ kind }) => kind === 'heard').length).toBeGreaterThan(times);
  });
});
