import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENGLISH } from '#search/protocol/searchFixture.ts';
import { type SearchSite, startSearchSite } from './searchSite.ts';

let site: SearchSite;
beforeAll(async () => {
  site = await startSearchSite();
});
afterAll(async () => {
  await site.remove();
  expect(site.log).toEqual([]);
});

const urlsIn = async (response: Response): Promise<readonly string[]> => {
  const { results } = (await response.json()) as { results: [{ hits: { url: string }[] }] };
  return results[0].hits.map(({ url }) => url);
};
const one = (query: string, more: object = {}) => ({ requests: [{ indexName: 'lontar', query, ...more }] });

describe('the search endpoint', () => {
  it.each(['application/json', 'text/plain', 'application/x-www-form-urlencoded', 'image/png'])(
    '[S7.1] takes a body that calls itself %s',
    async (type) => {
      const response = await site.post('1/indexes/*/queries', one('soot'), { 'content-type': type });
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(await urlsIn(response)).toContain('/palm#ink');
    },
  );

  it('may be asked from any origin, and keeps the security headers', async () => {
    const response = await site.post(
      '1/indexes/*/queries?x-algolia-agent=x&x-algolia-api-key=any',
      one('soot'),
      {
        origin: 'https://elsewhere.example',
      },
    );
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-security-policy')).toBe("default-src 'none'");
    const preflight = await fetch(`http://127.0.0.1:${site.port}/1/indexes/*/queries`, { method: 'OPTIONS' });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-headers')).toBe('*');
    expect(preflight.headers.get('access-control-allow-methods')).toBe('POST');
  });

  it.each(['GET', 'HEAD', 'PUT', 'DELETE'])('answers %s with 405', async (method) => {
    const response = await fetch(`http://127.0.0.1:${site.port}/1/indexes/lontar/query`, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST, OPTIONS');
  });

  it.each([
    ['a body over 64 KB', () => site.post('1/indexes/lontar/query', ' '.repeat(65_537)), 413],
    ['such a body in pieces', () => postInPieces(70_000), 413],
    ['a body of 64 KB', () => site.post('1/indexes/lontar/query', `{}${' '.repeat(65_534)}`), 200],
    ['a body in pieces', () => postInPieces(5000), 200],
    ['no body', () => site.post('1/indexes/lontar/query', ''), 200],
    [
      '51 requests',
      () =>
        site.post('1/indexes/*/queries', {
          requests: Array.from({ length: 51 }, () => ({ indexName: 'lontar' })),
        }),
      400,
    ],
    ['another index', () => site.post('1/indexes/other/query', {}), 404],
    ['another path', () => site.post('1/indexes/lontar/browse', {}), 404],
    ['a push', () => site.post('1/indexes/lontar/batch', { requests: [] }), 403],
    ['broken UTF-8', () => postBytes(Buffer.from([0x7b, 0xff, 0xfe, 0x7d])), 400],
  ])('answers %s', async (_name, send, status) => {
    const response = await send();
    expect(response.status).toBe(status);
    if (status !== 200)
      expect(await response.json()).toMatchObject({ status, message: expect.any(String) as string });
  });

  it.each([
    ['GET', '1/indexes/lontar/%2Frepack', 404, 'Path not found'],
    ['POST', '1/indexes/a%2Fb/query', 404, 'Index a/b does not exist'],
    ['POST', '1/indexes/a%5Cb/query', 404, 'Index a\\b does not exist'],
    ['POST', '1/indexes/%zz/query', 404, 'Index %zz does not exist'],
    ['POST', '1/indexes/%00/query', 404, 'Index \0 does not exist'],
    ['POST', '1/indexes/lontar/facets%2Flanguage%2Fquery', 404, 'Path not found'],
    ['POST', '1/indexes/1/indexes/lontar/query', 404, 'Path not found'],
    ['POST', '1/answers/a%2Fb/prediction', 404, 'Index a/b does not exist'],
    ['DELETE', '1/indexes/a%2Fb', 403, 'Nothing can be pushed here: the server has no LONTAR_ADMIN_KEY'],
    ['PATCH', '1/indexes/lontar/query', 405, 'Only POST is answered here'],
    ['GET', '1/indexes', 404, 'Path not found'],
  ])('answers %s %s in JSON', async (method, path, status, message) => {
    const response = await fetch(`http://127.0.0.1:${site.port}/${path}`, { method });
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ status, message });
  });

  it('answers an address of any length in JSON', async () => {
    const response = await site.post(`1/indexes/${'a'.repeat(9000)}/query`, {});
    expect(await response.json()).toMatchObject({ status: 404 });
  });

  it('leaves all other POSTs to the pages, which refuse them', async () => {
    expect((await site.post('about', {})).status).toBe(405);
    expect((await site.post('1', {})).status).toBe(405);
    expect((await site.post('1/keys', {})).status).toBe(405);
  });

  it('asks for the body of a client that waits to be asked', async () => {
    const body = JSON.stringify({ query: 'soot' });
    const head = `POST /1/indexes/lontar/query HTTP/1.1\r\nHost: a\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`;
    const reply = await new Promise<string>((resolve, reject) => {
      let text = '';
      const socket = connect(site.port, '127.0.0.1', () => socket.write(head));
      socket.on('data', (data) => {
        text += String(data);
        if (text.endsWith('100 Continue\r\n\r\n')) socket.write(body);
      });
      socket.on('end', () => resolve(text));
      socket.on('error', reject);
    });
    expect(reply).toContain('HTTP/1.1 200');
  });

  it('outlives clients that go away in the middle of a body', async () => {
    for (let at = 0; at < 20; at += 1) {
      await new Promise<void>((resolve) => {
        const socket = connect(site.port, '127.0.0.1', () => {
          socket.write(
            'POST /1/indexes/lontar/query HTTP/1.1\r\nHost: a\r\nContent-Length: 99\r\n\r\n{"query":',
            () => socket.destroy(),
          );
        });
        socket.on('close', () => resolve());
      });
    }
    expect((await site.post('1/indexes/lontar/query', {})).status).toBe(200);
  });
});

describe('a site that changes', () => {
  it('is searched anew from the first request after a build', async () => {
    const changing = await startSearchSite();
    try {
      expect(await urlsIn(await changing.post('1/indexes/*/queries', one('soot')))).toContain('/palm#ink');
      const [palm] = ENGLISH;
      changing.publish({ en: [{ ...(palm as (typeof ENGLISH)[0]), url: '/other' }] });
      expect(await urlsIn(await changing.post('1/indexes/*/queries', one('soot')))).toEqual([
        '/other#ink',
        '/other#oil',
      ]);
    } finally {
      await changing.remove();
    }
  });

  it('lies below its base path', async () => {
    const below = await startSearchSite({ basePath: '/blog/' });
    try {
      expect((await below.post('1/indexes/lontar/query', {})).status).toBe(200);
      const outside = await fetch(`http://127.0.0.1:${below.port}/1/indexes/lontar/query`, {
        method: 'POST',
      });
      expect(outside.status).toBe(405);
    } finally {
      await below.remove();
    }
  });

  it('may have no index at all', async () => {
    const empty = await startSearchSite({ pages: {} });
    try {
      expect(await (await empty.post('1/indexes/lontar/query', {})).json()).toMatchObject({ nbHits: 0 });
    } finally {
      await empty.remove();
    }
  });
});

function postInPieces(size: number): Promise<Response> {
  const pieces = ['{}', ...Array.from({ length: Math.ceil(size / 1000) }, () => ' '.repeat(1000))];
  const body = new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
      controller.close();
    },
  });
  const init = { method: 'POST', body, duplex: 'half' };
  return fetch(`http://127.0.0.1:${site.port}/1/indexes/lontar/query`, init);
}

function postBytes(body: Buffer<ArrayBuffer>): Promise<Response> {
  return fetch(`http://127.0.0.1:${site.port}/1/indexes/lontar/query`, { method: 'POST', body });
}
