import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FILM_SIZE, startFixture } from './siteFixture.ts';
import type { RunningFixture } from './siteFixture.ts';

let site: RunningFixture;
beforeAll(async () => {
  site = await startFixture();
});
afterAll(() => site.remove());

describe('compressed copies', () => {
  it.each([
    ['br', 'br'],
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0.1, gzip;q=0.9', 'gzip'],
    ['br;q=0, *', 'gzip'],
    ['*', 'br'],
    ['BR', 'br'],
    ['identity, br;q=0.5', undefined],
    ['br;q=0, gzip;q=0', undefined],
    ['deflate, zstd', undefined],
    ['br;q=oops', undefined],
    ['', undefined],
    ['identity;q=0, *;q=0', undefined],
    ['*;q=0, br', 'br'],
  ])('Accept-Encoding: %s gets %s', async (accepted, encoding) => {
    const reply = await site.ask('/archive', { 'Accept-Encoding': accepted });
    expect(reply.status).toBe(200);
    expect(reply.headers['content-encoding']).toBe(encoding);
    expect(reply.headers.vary).toBe('Accept-Encoding');
    expect(reply.headers['content-length']).toBe(String(reply.body.length));
    const unpack =
      { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ''] ?? ((bytes: Buffer) => bytes);
    expect(unpack(reply.body).toString()).toContain('palm leaf');
  });

  it('are plain for clients that do not ask, and for files that have none', async () => {
    expect((await site.ask('/archive')).headers['content-encoding']).toBeUndefined();
    expect(
      (await site.ask('/picture.png', { 'Accept-Encoding': 'br' })).headers['content-encoding'],
    ).toBeUndefined();
  });

  it('are made where none lies beside a text, and known again by their entity tag', async () => {
    const words = 'Kept for reading. '.repeat(40);
    const reply = await site.ask('/notes.md', { 'Accept-Encoding': 'br, gzip' });
    expect(reply.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(reply.body).toString()).toBe(words);
    const etag = reply.headers.etag ?? '';
    const again = await site.ask('/notes.md', { 'Accept-Encoding': 'br, gzip', 'If-None-Match': etag });
    expect(again.status).toBe(304);
    const short = await site.ask('/verify.html', { 'Accept-Encoding': 'gzip' });
    expect(short.headers['content-encoding'], 'too short to gain').toBeUndefined();
  });

  it('have entity tags of their own', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', 'identity'].map(
        async (coding) => (await site.ask('/archive', { 'Accept-Encoding': coding })).headers.etag,
      ),
    );
    expect(new Set(tags).size).toBe(3);
    for (const tag of tags) expect(tag).toMatch(/^"[\w-]{22}(?:-gzip)?"$/);
  });
});

describe('conditions', () => {
  it('answer 304 to a known entity tag, alone, in a list, weak, or as *', async () => {
    const { headers } = await site.ask('/archive');
    const etag = headers.etag ?? '';
    for (const value of [etag, `"other", ${etag}`, `W/${etag}`, '*']) {
      const reply = await site.ask('/archive', { 'If-None-Match': value });
      expect(reply.status).toBe(304);
      expect(reply.body.length).toBe(0);
      expect(reply.headers).toMatchObject({ etag, vary: 'Accept-Encoding', 'cache-control': 'no-cache' });
      expect(reply.headers['content-security-policy']).toBeDefined();
    }
  });

  it('answer 200 to the entity tag of another encoding or file', async () => {
    const { headers } = await site.ask('/archive', { 'Accept-Encoding': 'br' });
    expect((await site.ask('/archive', { 'If-None-Match': headers.etag ?? '' })).status).toBe(200);
    expect((await site.ask('/archive', { 'If-None-Match': '"x"' })).status).toBe(200);
  });

  it('hold by date only without an entity tag', async () => {
    const since = (await site.ask('/archive')).headers['last-modified'] ?? '';
    expect((await site.ask('/archive', { 'If-Modified-Since': since })).status).toBe(304);
    expect((await site.ask('/archive', { 'If-Modified-Since': since, 'If-None-Match': '"x"' })).status).toBe(
      200,
    );
    expect(
      (await site.ask('/archive', { 'If-Modified-Since': 'Thu, 01 Jan 1970 00:00:00 GMT' })).status,
    ).toBe(200);
    expect((await site.ask('/archive', { 'If-Modified-Since': 'yesterday' })).status).toBe(200);
  });

  it('answer 412 when what the client holds is gone', async () => {
    const { headers } = await site.ask('/archive');
    expect((await site.ask('/archive', { 'If-Match': '"x"' })).status).toBe(412);
    expect((await site.ask('/archive', { 'If-Match': headers.etag ?? '' })).status).toBe(200);
    expect(
      (await site.ask('/archive', { 'If-Unmodified-Since': 'Thu, 01 Jan 1970 00:00:00 GMT' })).status,
    ).toBe(412);
  });
});

describe('ranges', () => {
  it.each([
    ['bytes=0-3', 0, 3],
    ['bytes=4-', 4, FILM_SIZE - 1],
    ['bytes=-5', FILM_SIZE - 5, FILM_SIZE - 1],
    ['bytes=0-999999999', 0, FILM_SIZE - 1],
    ['bytes=-999999999', 0, FILM_SIZE - 1],
    [`bytes=${FILM_SIZE - 1}-`, FILM_SIZE - 1, FILM_SIZE - 1],
    ['bytes=1-299998', 1, 299_998],
  ])('%s is answered with that part', async (range, start, end) => {
    const reply = await site.ask('/film.mp4', { Range: range, 'Accept-Encoding': 'br, gzip' });
    expect(reply.status).toBe(206);
    expect(reply.headers['content-range']).toBe(`bytes ${start}-${end}/${FILM_SIZE}`);
    expect(reply.headers['content-length']).toBe(String(end - start + 1));
    expect(reply.body.equals(Buffer.alloc(FILM_SIZE, 'film').subarray(start, end + 1))).toBe(true);
  });

  it.each(['bytes=300000-', 'bytes=999999999999999999999-', 'bytes=-0'])(
    '%s cannot be satisfied',
    async (range) => {
      const reply = await site.ask('/film.mp4', { Range: range });
      expect(reply.status).toBe(416);
      expect(reply.headers['content-range']).toBe(`bytes */${FILM_SIZE}`);
    },
  );

  it.each([
    'bytes=0-1,4-5',
    'bytes=5-2',
    'bytes=',
    'bytes=-',
    'bytes=a-b',
    'lines=1-2',
    'bytes 1-2',
    'bytes=1-2-3',
  ])('%s gets the whole file', async (range) => {
    const reply = await site.ask('/film.mp4', { Range: range });
    expect(reply.status).toBe(200);
    expect(reply.body.length).toBe(FILM_SIZE);
  });

  it('are cut from plain bytes where a compressed copy exists', async () => {
    const reply = await site.ask('/archive', { Range: 'bytes=0-14', 'Accept-Encoding': 'br' });
    expect(reply).toMatchObject({ status: 206, text: '<!doctype html>' });
    expect(reply.headers['content-encoding']).toBeUndefined();
  });

  it('hold only while If-Range names the same bytes', async () => {
    const { headers } = await site.ask('/film.mp4');
    const part = (ifRange: string) => site.ask('/film.mp4', { Range: 'bytes=0-3', 'If-Range': ifRange });
    expect((await part(headers.etag ?? '')).status).toBe(206);
    expect((await part(headers['last-modified'] ?? '')).status).toBe(206);
    expect((await part('"x"')).status).toBe(200);
    expect((await part(`W/${headers.etag}`)).status).toBe(200);
    expect((await part('Thu, 01 Jan 1970 00:00:00 GMT')).status).toBe(200);
  });

  it('of an empty file cannot be satisfied; the file itself can', async () => {
    expect((await site.ask('/empty.txt', { Range: 'bytes=0-0' })).status).toBe(416);
    expect(await site.ask('/empty.txt')).toMatchObject({ status: 200, text: '' });
  });
});

describe('HEAD', () => {
  it.each(['/archive', '/film.mp4', '/zzz', '/about', '/empty.txt'])(
    '%s has the headers of GET and no body',
    async (path) => {
      const head = await site.ask(path, {}, 'HEAD');
      const get = await site.ask(path);
      expect(head.status).toBe(get.status);
      expect(head.body.length).toBe(0);
      expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' });
    },
  );

  it('ignores ranges', async () => {
    const reply = await site.ask('/film.mp4', { Range: 'bytes=0-3' }, 'HEAD');
    expect(reply).toMatchObject({ status: 200, headers: { 'content-length': String(FILM_SIZE) } });
  });
});
