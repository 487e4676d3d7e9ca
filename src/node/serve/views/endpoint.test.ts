import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { type FixtureOptions, type RunningFixture, startFixture } from '../siteFixture.ts';

let site: RunningFixture;
afterEach(() => site.remove());

async function start(options: FixtureOptions = {}): Promise<void> {
  site = await startFixture({ countsViews: true, ...options });
}

/** As a page of the site would, unless told otherwise. */
async function tell(body: string, changes: { path?: string; headers?: Record<string, string> } = {}) {
  const { path = '/1/views', headers = { 'Sec-Fetch-Site': 'same-origin' } } = changes;
  return fetch(`http://127.0.0.1:${site.port}${path}`, { method: 'POST', body, headers });
}

/** What is in the log once the server has stopped. */
async function counted(): Promise<string[]> {
  await site.close();
  if (!existsSync(site.viewsDir)) return [];
  const files = readdirSync(site.viewsDir).map((name) => readFileSync(join(site.viewsDir, name), 'utf8'));
  return files
    .join('')
    .trim()
    .split('\n')
    .map((line) => line.slice('YYYY-MM-DD '.length));
}

it('a view is answered with 204 and counted, and a server that stops writes what it has', async () => {
  await start();
  for (const path of ['/', '/id/about/', '/', '/tags/中文']) {
    const reply = await tell(path);
    expect(reply.status).toBe(204);
    expect(reply.headers.get('set-cookie')).toBeNull();
    expect(reply.headers.get('content-security-policy')).toContain("default-src 'none'");
  }
  expect(await counted()).toEqual(['2 /', '1 /id/about/', '1 /tags/%E4%B8%AD%E6%96%87']);
  expect(site.log).toEqual([]);
});

it('whatever is no page of the site is not counted, so that nobody can fill the store', async () => {
  await start();
  for (const path of [
    '/nothing',
    '/about',
    '',
    '/1/views',
    '/favicon.svg',
    '/%',
    '../',
    '/\n/',
    'x'.repeat(4096),
  ])
    expect((await tell(path)).status, path).toBe(204);
  expect(await counted()).toEqual([]);
});

it.each([
  ['another site', { 'Sec-Fetch-Site': 'cross-site' }],
  ['a neighbour of the site', { 'Sec-Fetch-Site': 'same-site' }],
  ['another origin', { Origin: 'https://example.com' }],
  ['an origin that hides', { Origin: 'null' }],
  ['nobody knows whom', {}],
])('a view told by %s is refused', async (_, headers) => {
  await start();
  expect((await tell('/', { headers })).status).toBe(403);
  expect(await counted()).toEqual([]);
});

it('an older browser is known by its origin', async () => {
  await start();
  const reply = await tell('/', { headers: { Origin: `http://127.0.0.1:${site.port}` } });
  expect(reply.status).toBe(204);
  expect(await counted()).toEqual(['1 /']);
});

it('views are told by POST alone, in few bytes', async () => {
  await start();
  const reply = await site.ask('/1/views');
  expect(reply.status).toBe(405);
  expect(reply.headers.allow).toBe('POST');
  expect((await site.ask('/1/views', {}, 'OPTIONS')).status).toBe(405);
  expect((await tell('x'.repeat(4097))).status).toBe(413);
  const head = 'POST /1/views HTTP/1.1\r\nHost: a\r\nConnection: close\r\nSec-Fetch-Site: same-origin\r\n';
  expect(await site.askRaw(`${head}Transfer-Encoding: chunked\r\n\r\n1\r\n/\r\n0\r\n\r\n`)).toMatch(
    /^HTTP\/1\.1 413 /,
  );
  expect(await counted()).toEqual([]);
});

it('whoever waits to be asked for the rest, or never sends it, holds nothing up', async () => {
  site = await startFixture({ countsViews: true }, { headersMs: 300, requestMs: 600 });
  const head = 'POST /1/views HTTP/1.1\r\nHost: a\r\nSec-Fetch-Site: same-origin\r\nContent-Length: 9\r\n';
  expect(await site.askRaw(`${head}Expect: 100-continue\r\n\r\n`)).toMatch(/^HTTP\/1\.1 417 /);
  expect(await site.askRaw(`${head}\r\n/a`)).toMatch(/^HTTP\/1\.1 408 /);
  expect(await counted()).toEqual([]);
  expect(site.log).toEqual([]);
});

it('below a base path the views are told there', async () => {
  await start({ basePath: '/sub/' });
  expect((await tell('/archive', { path: '/sub/1/views' })).status).toBe(204);
  expect((await tell('/archive')).status).toBe(405);
  expect(await counted()).toEqual(['1 /archive']);
});

it('a site that does not count has no such address', async () => {
  await start({ countsViews: false });
  expect((await tell('/')).status).toBe(405);
  expect((await site.ask('/1/views')).status).toBe(404);
  expect(await counted()).toEqual([]);
});

it('a reader who goes away in the middle of it does no harm', async () => {
  await start();
  const half =
    'POST /1/views HTTP/1.1\r\nHost: a\r\nSec-Fetch-Site: same-origin\r\nContent-Length: 9\r\n\r\n/a';
  const { connect } = await import('node:net');
  await new Promise<void>((resolve) => {
    const socket = connect(site.port, '127.0.0.1', () => socket.write(half, () => socket.destroy()));
    socket.once('close', () => resolve());
  });
  expect((await tell('/')).status).toBe(204);
  expect(await counted()).toEqual(['1 /']);
  expect(site.log).toEqual([]);
});
