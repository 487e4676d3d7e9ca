import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { algoliasearch } from 'algoliasearch';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { IndexedPage } from '#search/indexedPage.ts';
import { runLontar } from '../build/lontar.ts';
import { type SearchSite, startSearchSite } from './searchSite.ts';

const KEY = 'a-secret-of-the-test';
const LONG = Array.from({ length: 6000 }, (_, at) => `word${at}`).join(' ');
const LONG_PAGE: IndexedPage = {
  url: '/long',
  group: 'Blog',
  tag: 'default',
  textLanguage: 'en',
  inboundLinks: 0,
  sections: [
    { anchor: null, level: 1, heading: 'Long', content: LONG },
    { anchor: 'deep', level: 3, heading: 'Deep below', content: 'The end.' },
  ],
};

/** What was built, and the service that it is pushed to. */
let built: SearchSite;
let service: SearchSite;
beforeAll(async () => {
  built = await startSearchSite();
  service = await startSearchSite({ adminKey: KEY, pages: {} });
});
afterAll(async () => {
  await built.remove();
  await service.remove();
  expect(service.log).toEqual([]);
});

const hostOf = ({ port }: SearchSite) => `http://127.0.0.1:${port}`;
const clientOf = (key: string) =>
  algoliasearch('APP', key, {
    hosts: [{ url: hostOf(service).slice(7), accept: 'readWrite', protocol: 'http' }],
  });
const push = (env: Record<string, string>, host = hostOf(service), out = built.root) =>
  runLontar(['search', 'push', '--out', out, '--host', host], { env });
const CREDENTIALS = { ALGOLIA_APP_ID: 'APP', ALGOLIA_ADMIN_KEY: KEY };

describe('lontar search push', () => {
  it('replaces the index with the records and settings of the build', async () => {
    await clientOf(KEY).saveObjects({
      indexName: 'lontar',
      objects: [{ objectID: 'old', content: 'Outdated soot.' }],
    });
    const pushed = await push(CREDENTIALS);
    expect(pushed).toMatchObject({ code: 0, stderr: '' });
    expect(pushed.stdout).toMatch(
      /Settings of lontar …\n8 records of en, id …\nThe index lontar of .* has 8 records\./,
    );
    const settings = await clientOf(KEY).getSettings({ indexName: 'lontar' });
    expect(settings).toMatchObject({
      attributeForDistinct: 'url',
      distinct: true,
      attributesToSnippet: ['content:10'],
    });
    expect(settings.attributesForFaceting).toEqual(
      expect.arrayContaining(['language', 'docusaurus_tag', 'text_language', 'type']),
    );
  });

  it.each(['soot', 'palm', 'useEffect', 'daun', ''])(
    'lets the service answer %j as the site does',
    async (query) => {
      const body = { requests: [{ indexName: 'lontar', query, facets: ['*'] }] };
      const [here, there] = await Promise.all(
        [built, service].map(async (site) => {
          const answer = (await (await site.post('1/indexes/*/queries', body)).json()) as {
            results: [{ hits: object[]; facets: object }];
          };
          return { hits: answer.results[0].hits, facets: answer.results[0].facets };
        }),
      );
      expect(there).toEqual(here);
    },
  );

  it('cuts texts that are too long for a record, and loses nothing', async () => {
    const long = await startSearchSite({ pages: { en: [LONG_PAGE] } });
    try {
      expect(await push(CREDENTIALS, hostOf(service), long.root)).toMatchObject({ code: 0 });
      const { hits } = await clientOf(KEY).searchSingleIndex<{ url: string; content: string }>({
        indexName: 'lontar',
        searchParams: { query: 'word5999' },
      });
      expect(hits.map(({ url, content }) => [url, content])).toEqual([['/long', LONG]]);
    } finally {
      await long.remove();
    }
  });

  it.each(['batch', 'settings', 'operation'])(
    'leaves the live index as it was, and nothing beside it, if %s is refused',
    async (refused) => {
      const indexName = 'lontar';
      const client = clientOf(KEY);
      await client.deleteIndex({ indexName });
      await client.setSettings({ indexName, indexSettings: { distinct: false } });
      await client.saveObjects({ indexName, objects: [{ objectID: 'old', content: 'Outdated soot.' }] });
      const host = await refusing(hostOf(service), refused);
      try {
        const pushed = await push(CREDENTIALS, host.url);
        expect(pushed.code).toBe(1);
        expect(pushed.stderr).toContain('refused the index (400): Not today');
      } finally {
        await host.close();
      }
      expect(await client.getSettings({ indexName })).toEqual({ distinct: false });
      const { hits } = await client.searchSingleIndex({ indexName, searchParams: { query: '' } });
      expect(hits.map(({ objectID }) => objectID)).toEqual(['old']);
      for (const other of host.asked.filter((name) => name !== indexName))
        await expect(client.getSettings({ indexName: other })).rejects.toMatchObject({ status: 404 });
    },
  );

  it('keeps the settings that are not ours', async () => {
    const indexName = 'lontar';
    await clientOf(KEY).setSettings({ indexName, indexSettings: { userData: { mine: true } } });
    expect(await push(CREDENTIALS)).toMatchObject({ code: 0 });
    const settings = await clientOf(KEY).getSettings({ indexName });
    expect(settings).toMatchObject({ userData: { mine: true }, distinct: true });
  });

  it.each([
    ['no application', { env: { ...CREDENTIALS, ALGOLIA_APP_ID: '' } }, 'ALGOLIA_APP_ID is not set'],
    ['no key', { env: { ...CREDENTIALS, ALGOLIA_ADMIN_KEY: '' } }, 'ALGOLIA_ADMIN_KEY is not set'],
    ['a wrong key', { env: { ...CREDENTIALS, ALGOLIA_ADMIN_KEY: 'wrong' } }, 'refused the key'],
    ['nobody there', { host: 'http://127.0.0.1:1' }, 'Could not reach'],
    ['a host that is none', { host: 'http://' }, 'is no address'],
    ['no build', { out: '/nowhere' }, 'There is no search index'],
  ])('says so when there is %s, and ends with 2', async (_name, given: Given, words) => {
    const result = await push(given.env ?? CREDENTIALS, given.host, given.out);
    expect(result.code).toBe(2);
    expect(result.stderr).toContain(words);
    expect(result.stderr + result.stdout).not.toContain(KEY);
  });
});

/** A host that hands everything on but what it refuses, and remembers which indexes it was asked for. */
async function refusing(target: string, refused: string) {
  const asked: string[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const [, , , index = '', action = ''] = (request.url ?? '').split(/[/?]/);
    const body = await text(request);
    asked.push(index);
    if (action === refused) {
      response.writeHead(400).end(JSON.stringify({ message: 'Not today', status: 400 }));
      return;
    }
    const handedOn = await fetch(`${target}${request.url}`, {
      method: request.method ?? 'GET',
      headers: { 'x-algolia-api-key': String(request.headers['x-algolia-api-key']) },
      body: body === '' ? null : body,
    });
    response.writeHead(handedOn.status).end(await handedOn.text());
  };
  const server = createServer((request, response) => void answer(request, response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    asked,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((closed) => server.close(closed)),
  };
}

interface Given {
  readonly env?: Record<string, string>;
  readonly host?: string;
  readonly out?: string;
}

describe('indexing', () => {
  it('is for those who have the key', async () => {
    const saving = clientOf('wrong').saveObjects({ indexName: 'mine', objects: [{ objectID: '1' }] });
    await expect(saving).rejects.toMatchObject({ name: 'ApiError', status: 403 });
    const closed = await built.post('1/indexes/mine/batch', { requests: [] }, { 'x-algolia-api-key': KEY });
    expect(closed.status).toBe(403);
  });

  it('adds, changes and deletes records and indexes', async () => {
    const client = clientOf(KEY);
    const indexName = 'mine';
    const count = async () =>
      (await client.searchSingleIndex({ indexName, searchParams: { query: 'crane' } })).nbHits;
    const record = { objectID: '1', url: '/a', hierarchy: { lvl0: 'A', lvl1: 'Crane' }, content: '' };
    await client.saveObjects({
      indexName,
      objects: [record, { ...record, objectID: '2', url: '/b' }],
      waitForTasks: true,
    });
    expect(await count()).toBe(2);
    await client.partialUpdateObjects({
      indexName,
      objects: [{ objectID: '2', hierarchy: { lvl1: 'Heron' } }],
    });
    expect(await count()).toBe(1);
    await client.partialUpdateObjects({ indexName, objects: [{ ...record, objectID: '3', url: '/c' }] });
    expect(await count()).toBe(1);
    await client.partialUpdateObjects({
      indexName,
      objects: [{ ...record, objectID: '3', url: '/c' }],
      createIfNotExists: true,
    });
    expect(await count()).toBe(2);
    await client.deleteObjects({ indexName, objectIDs: ['1', '3'] });
    expect(await count()).toBe(0);
    await client.clearObjects({ indexName });
    await client.deleteIndex({ indexName });
    await expect(client.getSettings({ indexName })).rejects.toMatchObject({ status: 404 });
  });

  it.each([
    ['batch', { requests: {} }, 400],
    ['batch', { requests: [{ action: 'explode', body: {} }] }, 400],
    ['batch', { requests: [{ action: 'addObject', body: 'text' }] }, 400],
    ['batch', { requests: [{ action: 'addObject', body: { text: 'x'.repeat(100_001) } }] }, 400],
    ['operation', { operation: 'burn' }, 400],
    ['operation', { operation: 'copy' }, 400],
    ['operation', { operation: 'copy', destination: 'a/b c0' }, 400],
    ['operation', { operation: 'copy', destination: '..' }, 400],
    ['operation', { operation: 'copy', destination: 'mine' }, 400],
    ['operation', { operation: 'move', destination: 'mine' }, 400],
  ])('refuses %s %j', async (action, body, status) => {
    const answer = await service.post(`1/indexes/mine/${action}`, body, { 'x-algolia-api-key': KEY });
    expect(answer.status).toBe(status);
  });
});
