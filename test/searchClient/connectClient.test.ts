import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SearchSettings } from '#model/searchSettings.ts';
import { connectClient, type Engine, type Request } from './sources.ts';

const REQUEST: Request = { query: 'docker', snippetWords: 10 };
const PLACE = { locale: 'en', basePath: '/' };

interface Received {
  readonly url: URL;
  readonly headers: IncomingMessage['headers'];
  /** Those of the first search in the body. */
  readonly indexName: string;
  readonly params: URLSearchParams;
}

interface Host {
  readonly address: string;
  readonly received: Received[];
  readonly stop: () => void;
}

/**
 * Limits that were set, in order. A busy machine must not look like a host that hangs: none ends before long, but those
 * that a test names by their number.
 */
const limits: number[] = [];
let ending: readonly number[] = [];

const stops: (() => void)[] = [];
beforeEach(() => {
  const start = globalThis.setTimeout;
  limits.length = 0;
  ending = [];
  vi.stubGlobal('setTimeout', (action: () => void, ms = 0) => {
    if (ms !== 1000 && ms !== 2000) return start(action, ms);
    limits.push(ms);
    return start(action, ending.includes(limits.length) ? 50 : 600_000);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  for (const stop of stops.splice(0)) stop();
});

type Handle = (response: ServerResponse) => void;

async function startHost(handle: Handle): Promise<Host> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      const { requests } = JSON.parse(body) as { requests: { indexName: string; params: string }[] };
      const [first = { indexName: '', params: '' }] = requests;
      received.push({
        url: new URL(request.url ?? '', 'http://localhost'),
        headers: request.headers,
        indexName: first.indexName,
        params: new URLSearchParams(first.params),
      });
      handle(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  stops.push(stop);
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/`, received, stop };
}

function hitOf(objectID: string) {
  return {
    objectID,
    url: `/${objectID}`,
    type: 'lvl1',
    hierarchy: { lvl0: 'Blog', lvl1: objectID },
    content: null,
  };
}

function bodyOf(...names: string[]): string {
  return JSON.stringify({
    results: [{ hits: names.map(hitOf), nbHits: names.length, page: 0, nbPages: 1, queryID: 'q' }],
  });
}

const answering =
  (status: number, body: string): Handle =>
  (response) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(body);

/** An engine that answers with one hit, or cannot be loaded. */
function engineOf(body: string | null) {
  const asked: { path: string; body: string }[] = [];
  const warmed: string[] = [];
  const renewed: (() => void)[] = [];
  const engine: Engine = {
    warmUp: (_site, locale) => void warmed.push(locale),
    async ask(_site, path, question) {
      asked.push({ path, body: question });
      if (body === null) throw new Error('no index');
      return { status: 200, body };
    },
    onRenewed: (listener) => void renewed.push(listener),
  };
  return { engine, asked, warmed, renew: () => renewed.forEach((listener) => listener()) };
}

function remoteTo(...hosts: Host[]): SearchSettings {
  return {
    indexName: 'site',
    remote: { appId: 'APP', apiKey: 'secret', hosts: hosts.map(({ address }) => address) },
  };
}

const search = (settings: SearchSettings, { engine }: { engine: Engine }, request = REQUEST) =>
  connectClient(settings, PLACE, engine).search(request);

const namesOf = ({ hits }: { hits: readonly { objectID: string }[] }) => hits.map(({ objectID }) => objectID);

describe('what is sent', () => {
  test('[S7.1, S7.3, S9.1, S9.2] a POST to 1/indexes/*/queries with an index name and a params string', async () => {
    const host = await startHost(answering(200, bodyOf('a')));
    await search(remoteTo(host), engineOf(null));
    const [sent] = host.received;
    expect(sent?.url.pathname).toBe('/api/1/indexes/*/queries');
    expect(sent?.indexName).toBe('site');
    const { attributesToRetrieve, attributesToSnippet, facetFilters, ...plain } = Object.fromEntries(
      sent?.params ?? [],
    );
    expect(plain).toEqual({
      query: 'docker',
      hitsPerPage: '20',
      snippetEllipsisText: '…',
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
    });
    expect(JSON.parse(attributesToRetrieve ?? '')).toEqual([
      ...Array.from({ length: 7 }, (_, level) => `hierarchy.lvl${level}`),
      ...['content', 'type', 'url', 'language', 'text_language'],
    ]);
    expect(JSON.parse(attributesToSnippet ?? '')).toEqual([
      ...Array.from({ length: 6 }, (_, level) => `hierarchy.lvl${level + 1}:10`),
      'content:10',
    ]);
    expect(JSON.parse(facetFilters ?? '')).toEqual([
      'language:en',
      ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
    ]);
  });

  test('[S7.6] authentication is in the query parameters, and in no header', async () => {
    const host = await startHost(answering(200, bodyOf('a')));
    await search(remoteTo(host), engineOf(null));
    const [sent] = host.received;
    expect(sent?.url.searchParams.get('x-algolia-application-id')).toBe('APP');
    expect(sent?.url.searchParams.get('x-algolia-api-key')).toBe('secret');
    expect(JSON.stringify(sent?.headers)).not.toContain('secret');
  });

  describe('[S7.4] filters', () => {
    const versions = ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'];
    const filtersOf = (params: URLSearchParams | undefined) =>
      JSON.parse(params?.get('facetFilters') ?? 'null') as unknown;

    /** Those that a host is asked with, and those that the engine in the page is asked with. */
    async function filtersFor(settings: Partial<SearchSettings>, request: Partial<Request>) {
      const host = await startHost(answering(200, bodyOf('a')));
      const embedded = engineOf(bodyOf('a'));
      const place = { ...PLACE, languages: ['en', 'id'] };
      for (const each of [remoteTo(host), { indexName: 'site' }])
        await connectClient({ ...each, ...settings }, place, embedded.engine).search({
          ...REQUEST,
          ...request,
        });
      const { requests } = JSON.parse(embedded.asked[0]?.body ?? '') as { requests: { params: string }[] };
      return [filtersOf(host.received[0]?.params), filtersOf(new URLSearchParams(requests[0]?.params))];
    }

    /** Each text once, where it is at home. */
    const atHome = [
      ['text_language:en', 'language:id'],
      ['text_language:id', 'language:en'],
    ];

    test('name the docs version of the site', async () => {
      const named = ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-zwei']];
      expect(await filtersFor({ docsVersion: 'zwei' }, {})).toEqual([named, named]);
    });

    test('of the request come beside those of locale and version', async () => {
      const filters = ['language:en', versions, 'hierarchy.lvl0:Blog'];
      expect(await filtersFor({}, { facetFilters: ['hierarchy.lvl0:Blog'] })).toEqual([filters, filters]);
    });

    test('admit every language if that is asked for; our own engine finds each text once', async () => {
      expect(await filtersFor({}, { isEveryLanguage: true })).toEqual([[versions], [...atHome, versions]]);
    });

    test('admit every language and version of a site that wishes so, unless it is asked for one', async () => {
      const settings = { isContextual: false } as const;
      expect(await filtersFor(settings, {})).toEqual([null, atHome]);
      expect(await filtersFor(settings, { isEveryLanguage: false })).toEqual([
        ['language:en'],
        ['language:en'],
      ]);
    });
  });

  test('clickAnalytics is asked for with insights only, and never of the engine in the page', async () => {
    const host = await startHost(answering(200, bodyOf('a')));
    await search({ ...remoteTo(host), hasInsights: true }, engineOf(null));
    expect(host.received[0]?.params.get('clickAnalytics')).toBe('true');
    host.stop();
    const embedded = engineOf(bodyOf('b'));
    await search({ ...remoteTo(host), hasInsights: true }, embedded);
    expect(embedded.asked[0]?.body).not.toContain('clickAnalytics');
  });

  test('any text can be searched for; nothing is asked for no text', async () => {
    const host = await startHost(answering(200, bodyOf('a')));
    for (const query of ['a+b & c=d', 'é 漢 😀', '\uD800 half', '"quoted" \\ %41'])
      await search(remoteTo(host), engineOf(null), { ...REQUEST, query });
    expect(host.received.map(({ params }) => params.get('query'))).toEqual([
      'a+b & c=d',
      'é 漢 😀',
      '\uFFFD half',
      '"quoted" \\ %41',
    ]);
    const answer = await search(remoteTo(host), engineOf(null), { ...REQUEST, query: '  ' });
    expect(answer.hits).toEqual([]);
    expect(host.received).toHaveLength(4);
  });
});

describe('what is read', () => {
  test('[S7.2, S3.1] hits, nbHits and queryID of the first result, each hit with all that a hit has', async () => {
    const highlighted = {
      hierarchy: { lvl1: { value: '<mark>A</mark>', matchLevel: 'full', matchedWords: ['a'] } },
    };
    const hit = {
      ...hitOf('a'),
      content: 'Text',
      _highlightResult: highlighted,
      _snippetResult: highlighted,
    };
    const result = {
      hits: [hit],
      nbHits: 12,
      page: 0,
      nbPages: 3,
      queryID: 'q1',
      facets: { language: { en: 12 } },
    };
    const host = await startHost(answering(200, JSON.stringify({ results: [result] })));
    const marked = { hierarchy: { lvl1: { value: '<mark>A</mark>', matchLevel: 'full' } } };
    expect(await search(remoteTo(host), engineOf(null))).toEqual({
      nbHits: 12,
      page: 0,
      nbPages: 3,
      queryID: 'q1',
      facets: { language: { en: 12 } },
      hits: [
        {
          objectID: 'a',
          url: '/a',
          type: 'lvl1',
          content: 'Text',
          hierarchy: { lvl0: 'Blog', lvl1: 'a', lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
          _highlightResult: marked,
          _snippetResult: marked,
        },
      ],
    });
  });

  test.each([
    'null',
    '[]',
    '{}',
    '{"results":null}',
    '{"results":[]}',
    '{"results":[{}]}',
    '{"results":[{"hits":{"length":3}}]}',
    '{"results":[{"hits":[null,7,"x",[]]}]}',
    '{"results":[{"hits":[{"objectID":"a","type":"lvl1","hierarchy":{}}]}]}',
    '{"results":[{"hits":[{"objectID":"a","url":"javascript:alert(1)","type":"lvl1","hierarchy":{}}]}]}',
    '<html>a page</html>',
    '{"results":[{"hits":[',
    '',
  ])('[S8.4] an answer of another shape is a DeserializationError: %s', async (body) => {
    const host = await startHost(answering(200, body));
    const embedded = engineOf(bodyOf('b'));
    await expect(search(remoteTo(host), embedded)).rejects.toMatchObject({ name: 'DeserializationError' });
    expect(embedded.asked).toEqual([]);
  });

  test('what is no hit is left out, and what is no string too', async () => {
    const odd = {
      ...hitOf('odd'),
      content: 7,
      hierarchy: { lvl1: { evil: true } },
      language: 3,
      text_language: '<x>',
      _snippetResult: 'x',
    };
    const unsafe = ['javascript:alert(1)', 'data:text/html,x', ' JAVASCRIPT:x', 'http://[', 'vbscript:x'];
    const hits = [
      null,
      odd,
      ...unsafe.map((url) => ({ ...hitOf('unsafe'), url })),
      { ...hitOf('b'), type: 'lvl9' },
    ];
    const host = await startHost(answering(200, JSON.stringify({ results: [{ hits, nbHits: 'many' }] })));
    const answer = await search(remoteTo(host), engineOf(null));
    expect(answer).toMatchObject({ nbHits: 1, page: 0, nbPages: 1, queryID: null, facets: {} });
    expect(answer.hits).toEqual([
      {
        objectID: 'odd',
        url: '/odd',
        type: 'lvl1',
        content: null,
        hierarchy: { lvl0: null, lvl1: null, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
      },
    ]);
  });

  test('a broken answer is not kept: the next try asks again', async () => {
    let count = 0;
    const host = await startHost((response) =>
      answering(200, (count += 1) === 1 ? '{}' : bodyOf('a'))(response),
    );
    const client = connectClient(remoteTo(host), PLACE, engineOf(null).engine);
    await expect(client.search(REQUEST)).rejects.toThrow();
    expect(namesOf(await client.search(REQUEST))).toEqual(['a']);
  });
});

describe('who is asked', () => {
  test('without a service the engine in the page alone, which is started at once', async () => {
    const embedded = engineOf(bodyOf('b'));
    const client = connectClient({ indexName: 'site' }, PLACE, embedded.engine);
    expect(embedded.warmed).toEqual(['en']);
    expect(namesOf(await client.search(REQUEST))).toEqual(['b']);
    expect(embedded.asked.map(({ path }) => path)).toEqual(['1/indexes/*/queries']);
  });

  test.each([
    [400, '{"message":"Not so"}', { name: 'ApiError', message: 'Not so', status: 400 }],
    [500, '{"message":"Out of order"}', { name: 'RetryError' }],
    [200, '<p>', { name: 'DeserializationError' }],
  ])(
    'what the engine in the page answers with status %i and %s is an error of its kind',
    async (status, body, error) => {
      const engine = { ...engineOf(null).engine, ask: async () => ({ status, body }) };
      await expect(connectClient({ indexName: 'site' }, PLACE, engine).search(REQUEST)).rejects.toMatchObject(
        error,
      );
    },
  );

  test('[S7.6] hosts in turn: the first that answers, and the engine only if none does', async () => {
    const [down, broken, good] = await Promise.all([
      startHost(answering(200, bodyOf('never'))),
      startHost(answering(503, 'busy')),
      startHost(answering(200, bodyOf('a'))),
    ]);
    down.stop();
    const embedded = engineOf(bodyOf('b'));
    expect(namesOf(await search(remoteTo(down, broken, good), embedded))).toEqual(['a']);
    expect(broken.received).toHaveLength(1);
    expect(embedded.asked).toEqual([]);
    expect(embedded.warmed).toEqual([]);
    expect(namesOf(await search(remoteTo(down, broken), embedded))).toEqual(['b']);
  });

  test('[S8.4] if nobody can be reached it is a RetryError, and the next search tries all again', async () => {
    const host = await startHost(answering(500, ''));
    const embedded = engineOf(null);
    const client = connectClient(remoteTo(host), PLACE, embedded.engine);
    for (const count of [1, 2]) {
      await expect(client.search(REQUEST)).rejects.toMatchObject({ name: 'RetryError' });
      expect(host.received).toHaveLength(count);
      expect(embedded.asked).toHaveLength(count);
    }
  });

  test.each([400, 403, 404, 429])(
    '[S8.4, S8.5] a %i fails immediately, with status and message',
    async (status) => {
      const host = await startHost(answering(status, JSON.stringify({ message: 'Not for you', status })));
      const other = await startHost(answering(200, bodyOf('a')));
      const embedded = engineOf(bodyOf('b'));
      await expect(search(remoteTo(host, other), embedded)).rejects.toMatchObject({
        name: 'ApiError',
        message: 'Not for you',
        status,
      });
      expect([host.received.length, other.received.length, embedded.asked.length]).toEqual([1, 0, 0]);
    },
  );

  test.each<[string, Handle]>([
    [
      'an answer that is cut',
      (response) => response.writeHead(200).write('{"results"', () => response.destroy()),
    ],
    ['a connection that is cut', (response) => response.destroy()],
    ['status 302 without an address', (response) => void response.writeHead(302).end()],
    ['status 500', answering(500, '{}')],
  ])('[S8.5] after %s the next host is asked', async (_name, handle) => {
    const [host, other] = await Promise.all([startHost(handle), startHost(answering(200, bodyOf('a')))]);
    expect(namesOf(await search(remoteTo(host, other), engineOf(null)))).toEqual(['a']);
    expect(host.received).toHaveLength(1);
  });

  test('[S9.9] a host has 1 s to begin its answer and 2 s to end it, and the next one no longer', async () => {
    const [silent, slow] = await Promise.all([
      startHost(() => {}),
      startHost((response) => void response.writeHead(200).write('{"results"')),
    ]);
    ending = [1, 3];
    expect(namesOf(await search(remoteTo(silent, slow), engineOf(bodyOf('b'))))).toEqual(['b']);
    expect(limits).toEqual([1000, 1000, 2000]);
  });

  test('[S9.10] a failed host is left alone for 120 s', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const host = await startHost(answering(500, ''));
    const client = connectClient(remoteTo(host), PLACE, engineOf(bodyOf('b')).engine);
    const ask = async (query: string) => {
      await client.search({ ...REQUEST, query });
      return host.received.length;
    };
    expect(await ask('one')).toBe(1);
    expect(await ask('two')).toBe(1);
    vi.setSystemTime(Date.now() + 119_000);
    expect(await ask('three')).toBe(1);
    vi.setSystemTime(Date.now() + 2000);
    expect(await ask('four')).toBe(2);
  });

  test('the same is asked once, until the site is deployed anew', async () => {
    const embedded = engineOf(bodyOf('b'));
    const client = connectClient({ indexName: 'site' }, PLACE, embedded.engine);
    await client.search(REQUEST);
    await client.search(REQUEST);
    expect(embedded.asked).toHaveLength(1);
    embedded.renew();
    await client.search(REQUEST);
    expect(embedded.asked).toHaveLength(2);
  });
});
