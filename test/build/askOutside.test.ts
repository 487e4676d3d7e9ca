import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { openAnswerCache } from '#node/build/outside/answerCache.ts';
import { askOutside, type OutsideSettings } from '#node/build/outside/askOutside.ts';
import { collectOutside } from '#node/build/outside/outsideLink.ts';
import { makeFolder, removeFolder } from './lontar.ts';
import {
  byMethod,
  type Handler,
  hangUp,
  inTurn,
  never,
  type OutsideServer,
  page,
  redirect,
  type ServerSettings,
  startOutside,
  status,
} from './outsideServer.ts';

let folder: string;
const servers: OutsideServer[] = [];
beforeEach(() => {
  folder = makeFolder();
});
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
  removeFolder(folder);
});

async function serve(handlers: Record<string, Handler>, settings?: ServerSettings): Promise<OutsideServer> {
  const server = await startOutside(handlers, settings);
  servers.push(server);
  return server;
}

const PATIENT: OutsideSettings = {
  anchors: false,
  fresh: false,
  allowsPrivate: true,
  limit: null,
  signal: new AbortController().signal,
  userAgent: 'Lontar (test)',
  timeoutMs: 300_000,
  pauseMs: 0,
  atOnce: 8,
  longestWaitMs: 1000,
};

const PROGRESS = { phase: () => {}, step: () => {} };

async function ask(urls: readonly string[], settings: Partial<OutsideSettings> = {}, now = Date.now) {
  const written = urls.map((url) => ({ place: { kind: 'text', file: 'a.mdx' } as const, written: url }));
  const { links } = collectOutside(written, { url: 'https://site.example', basePath: '/' });
  const cache = openAnswerCache(folder, now);
  const result = await askOutside(links, { ...PATIENT, ...settings }, { cache, progress: PROGRESS });
  return { ...result, verdictOf: (url: string) => result.answers.get(url)?.verdict };
}

/** One address of a server of its own: the verdict and what the server was asked. */
async function judge(handlers: Record<string, Handler>, settings: Partial<OutsideSettings> = {}) {
  const server = await serve(handlers);
  const { answers } = await ask([`${server.origin}/x`], settings);
  const { verdict, anchors } = answers.get(`${server.origin}/x`) ?? {};
  return { verdict, anchors, requests: server.requests, origin: server.origin };
}

describe('an address that works', () => {
  it('is asked for once, by HEAD', async () => {
    expect(await judge({ '/x': status(200) })).toMatchObject({
      verdict: { kind: 'fine' },
      requests: ['HEAD /x'],
    });
  });

  it.each([400, 403, 404, 405, 500, 501])('may answer HEAD with %d', async (code) => {
    expect(await judge({ '/x': byMethod(status(code), status(200)) })).toMatchObject({
      verdict: { kind: 'fine' },
      requests: ['HEAD /x', 'GET /x'],
    });
  });

  it('may hang up on HEAD', async () => {
    expect(await judge({ '/x': byMethod(hangUp, status(200)) })).toMatchObject({
      verdict: { kind: 'fine' },
      requests: ['HEAD /x', 'GET /x'],
    });
  });

  it('may leave HEAD unanswered', async () => {
    expect(await judge({ '/x': byMethod(never, status(200)) }, { timeoutMs: 400 })).toMatchObject({
      verdict: { kind: 'fine' },
      requests: ['HEAD /x', 'GET /x'],
    });
  });

  it('may stumble', async () => {
    expect(await judge({ '/x': inTurn(status(500), status(500), status(200)) })).toMatchObject({
      verdict: { kind: 'fine' },
      requests: ['HEAD /x', 'GET /x', 'GET /x'],
    });
  });

  it('may ask for a moment', async () => {
    const handler = inTurn(status(429, { 'retry-after': '0' }), status(200));
    expect(await judge({ '/x': handler })).toMatchObject({
      verdict: { kind: 'fine' },
      requests: ['HEAD /x', 'GET /x'],
    });
  });

  it('may have an endless body, which is not read', async () => {
    let closed = (): void => {};
    const isClosed = new Promise<void>((resolve) => (closed = resolve));
    const endless: Handler = (response) => {
      response.on('close', closed);
      const pour = (): void => {
        while (!response.destroyed && response.write('x'.repeat(64 * 1024)));
        response.once('drain', pour);
      };
      pour();
    };
    const { verdict } = await judge({ '/x': byMethod(status(405), endless) });
    expect(verdict).toEqual({ kind: 'fine' });
    await isClosed;
  });
});

describe('redirects', () => {
  it.each([302, 303, 307])('of kind %d are for the moment', async (code) => {
    expect(await judge({ '/x': redirect(code, '/y'), '/y': status(200) })).toMatchObject({
      verdict: { kind: 'fine' },
      requests: ['HEAD /x', 'HEAD /y'],
    });
  });

  it.each([301, 308])('of kind %d are for good, and keep their fragment', async (code) => {
    const { verdict, origin } = await judge({
      '/x': redirect(code, '/y#z'),
      '/y': redirect(code, '/w'),
      '/w': status(200),
    });
    expect(verdict).toEqual({ kind: 'moved', to: `${origin}/w#z` });
  });

  it('are followed to their end, and the address told as far as they are for good', async () => {
    const { verdict, origin, requests } = await judge({
      '/x': redirect(308, '/a'),
      '/a': redirect(301, '/b'),
      '/b': redirect(302, '/c'),
      '/c': redirect(301, '/d'),
      '/d': status(200),
    });
    expect(verdict).toEqual({ kind: 'moved', to: `${origin}/b` });
    expect(requests).toHaveLength(5);
  });

  it('go on by GET once HEAD was refused', async () => {
    const { requests } = await judge({
      '/x': byMethod(status(405), redirect(302, '/y')),
      '/y': status(200),
    });
    expect(requests).toEqual(['HEAD /x', 'GET /x', 'GET /y']);
  });

  it('to something broken are broken', async () => {
    const { verdict } = await judge({ '/x': redirect(301, '/gone'), '/gone': status(410) });
    expect(verdict).toEqual({ kind: 'broken', reason: 'the host answers 410 (Gone)' });
  });

  it('are followed ten times and no more', async () => {
    const chain = (length: number): Record<string, Handler> => ({
      '/x': redirect(302, '/1'),
      ...Object.fromEntries(
        Array.from({ length }, (_, at) => [`/${at + 1}`, redirect(302, `/${at + 2}`)] as const),
      ),
      [`/${length + 1}`]: status(200),
    });
    expect((await judge(chain(9))).verdict).toEqual({ kind: 'fine' });
    const { verdict, requests } = await judge(chain(10));
    expect(verdict).toEqual({ kind: 'broken', reason: 'it redirects more than 10 times' });
    expect(requests).toHaveLength(11);
  });

  it('in a circle are broken', async () => {
    const { verdict, requests } = await judge({ '/x': redirect(302, '/y'), '/y': redirect(302, '/x') });
    expect(verdict).toEqual({ kind: 'broken', reason: 'its redirects lead in a circle' });
    expect(requests).toHaveLength(2);
  });

  it('in a circle that may end with a cookie say nothing', async () => {
    const { verdict } = await judge({ '/x': redirect(302, '/x', { 'set-cookie': 'seen=1' }) });
    expect(verdict).toMatchObject({ kind: 'unsure', reason: expect.stringContaining('cookies') as string });
  });

  it.each([
    ['', 'broken', 'redirects without an address'],
    ['http://', 'broken', 'redirects without an address'],
    ['app://open', 'unsure', 'begins with app:'],
  ])('to %j are %s', async (location, kind, words) => {
    const handler = location === '' ? status(302) : redirect(302, location);
    expect((await judge({ '/x': handler })).verdict).toMatchObject({
      kind,
      reason: expect.stringContaining(words) as string,
    });
  });
});

describe('an address that does not work', () => {
  it.each([404, 410])('answers %d to HEAD and to GET', async (code) => {
    const { verdict, requests } = await judge({ '/x': status(code) });
    expect(verdict).toMatchObject({ kind: 'broken', reason: expect.stringContaining(`${code}`) as string });
    expect(requests).toEqual(['HEAD /x', 'GET /x']);
  });

  it('stumbles three times', async () => {
    const { verdict, requests } = await judge({ '/x': status(502) });
    expect(verdict).toMatchObject({ kind: 'broken', reason: 'the host answers 502 (Bad Gateway)' });
    expect(requests).toEqual(['HEAD /x', 'GET /x', 'GET /x']);
  });

  it('hangs up', async () => {
    const { verdict, requests } = await judge({ '/x': hangUp });
    expect(verdict).toMatchObject({
      kind: 'broken',
      reason: expect.stringContaining('closes the connection') as string,
    });
    expect(requests).toEqual(['HEAD /x', 'GET /x']);
  });

  it('never answers', async () => {
    const { verdict, requests } = await judge({ '/x': never }, { timeoutMs: 400 });
    expect(verdict).toMatchObject({
      kind: 'broken',
      reason: expect.stringContaining('does not answer within 0.4 s') as string,
    });
    expect(requests).toEqual(['HEAD /x', 'GET /x']);
  });

  it('speaks no HTTP', async () => {
    const { verdict } = await judge({ '/x': (response) => void response.socket?.end('hello\r\n\r\n') });
    expect(verdict).toMatchObject({ kind: 'broken', reason: expect.stringContaining('HPE_') as string });
  });

  it('is on a host that refuses', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    await new Promise((resolve) => server.close(resolve));
    const url = `http://127.0.0.1:${port}/`;
    expect((await ask([url])).verdictOf(url)).toEqual({
      kind: 'broken',
      reason: `'127.0.0.1:${port}' refuses the connection`,
    });
  });

  it('has a certificate that nobody trusts', async () => {
    const server = await serve({ '/x': status(200) }, { isSecure: true });
    const url = `${server.origin}/x`;
    expect((await ask([url])).verdictOf(url)).toMatchObject({
      kind: 'broken',
      reason: expect.stringContaining('is signed by the host itself') as string,
    });
    expect(server.requests).toEqual([]);
  });
});

describe('nobody can tell of an address', () => {
  it.each([401, 403, 429, 999])('that answers %d', async (code) => {
    const { verdict } = await judge({ '/x': status(code) });
    expect(verdict).toMatchObject({ kind: 'unsure', reason: expect.stringContaining(`${code}`) as string });
  });

  it('that wants more time than we have', async () => {
    const { verdict, requests } = await judge({ '/x': status(429, { 'retry-after': '3600' }) });
    expect(verdict).toMatchObject({ kind: 'unsure' });
    expect(requests).toEqual(['HEAD /x']);
  });
});

describe('anchors', () => {
  const anchored = (server: OutsideServer, ...fragments: string[]): string[] =>
    fragments.map((fragment) => `${server.origin}/x#${fragment}`);

  it('are looked for when asked, all of a page in one request', async () => {
    const server = await serve({ '/x': page('<h1 id="one">One</h1><h2 id="two">Two</h2>') });
    const { answers } = await ask(anchored(server, 'one', 'three'), { anchors: true });
    expect(answers.get(`${server.origin}/x`)?.anchors).toEqual({ one: true, three: false });
    expect(server.requests).toEqual(['GET /x']);
  });

  it('are left alone otherwise', async () => {
    const server = await serve({ '/x': page('<h1>One</h1>') });
    const { answers } = await ask(anchored(server, 'one'));
    expect(answers.get(`${server.origin}/x`)?.anchors).toEqual({});
    expect(server.requests).toEqual(['HEAD /x']);
  });

  it('are looked for in the page that redirects lead to', async () => {
    const server = await serve({ '/x': redirect(302, '/y'), '/y': page('<h1 id="one">') });
    const { answers } = await ask(anchored(server, 'one'), { anchors: true });
    expect(answers.get(`${server.origin}/x`)?.anchors).toEqual({ one: true });
  });

  it('are unknown where there is no HTML, and where the page has no end', async () => {
    const pour: Handler = (response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      const more = (): void => {
        while (!response.destroyed && response.write('<p>text</p>'.repeat(1000)));
        response.once('drain', more);
      };
      more();
    };
    const endless = await serve({ '/x': pour });
    const file = await serve({ '/x': status(200, { 'content-type': 'application/pdf' }) });
    const { answers } = await ask([...anchored(endless, 'one'), ...anchored(file, 'page=2')], {
      anchors: true,
    });
    expect(answers.get(`${endless.origin}/x`)).toEqual({ verdict: { kind: 'fine' }, anchors: { one: null } });
    expect(answers.get(`${file.origin}/x`)).toEqual({
      verdict: { kind: 'fine' },
      anchors: { 'page=2': null },
    });
  });

  it('are unknown where the page breaks off', async () => {
    const breakOff: Handler = (response) => {
      response.writeHead(200, { 'content-type': 'text/html', 'content-length': '1000' });
      response.write('<h1 id="one">', () => response.destroy());
    };
    const server = await serve({ '/x': breakOff });
    const { answers } = await ask(anchored(server, 'one', 'two'), { anchors: true });
    expect(answers.get(`${server.origin}/x`)).toEqual({
      verdict: { kind: 'fine' },
      anchors: { one: true, two: null },
    });
  });
});

it('a page that never ends is not waited for beyond its time', async () => {
  const drip: Handler = (response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.write('<h1 id="one">');
  };
  const server = await serve({ '/x': drip });
  const { answers } = await ask([`${server.origin}/x#one`, `${server.origin}/x#two`], {
    anchors: true,
    timeoutMs: 2000,
  });
  expect(answers.get(`${server.origin}/x`)).toEqual({
    verdict: { kind: 'fine' },
    anchors: { one: true, two: null },
  });
});

describe('politeness', () => {
  it('asks a host one thing at a time, redirects and second tries included', async () => {
    const slowly =
      (handler: Handler): Handler =>
      (response, request, nth) =>
        void setTimeout(() => handler(response, request, nth), 5);
    const handlers = {
      '/moved': slowly(redirect(301, '/target')),
      '/target': slowly(status(200)),
      '/stumbles': slowly(inTurn(status(500), status(500), status(200))),
      ...Object.fromEntries(Array.from({ length: 8 }, (_, at) => [`/${at}`, slowly(status(200))] as const)),
    };
    const server = await serve(handlers);
    const { verdictOf } = await ask(Object.keys(handlers).map((path) => server.origin + path));
    expect(server.mostAtOnce()).toBe(1);
    expect(verdictOf(`${server.origin}/stumbles`)).toEqual({ kind: 'fine' });
  });

  it('asks no more than eight hosts at a time', async () => {
    let open = 0;
    let most = 0;
    const held: (() => void)[] = [];
    // Answers nobody before eight are waiting, and then a little later, so that a ninth would be seen.
    const hold: Handler = (response) => {
      most = Math.max(most, ++open);
      held.push(() => {
        open--;
        response.end();
      });
      if (held.length >= 8) setTimeout(() => held.splice(0).forEach((release) => release()), 50);
    };
    const many = await Promise.all(Array.from({ length: 16 }, () => serve({ '/x': hold })));
    const { answers } = await ask(many.map(({ origin }) => `${origin}/x`));
    expect([...answers.values()].every(({ verdict }) => verdict.kind === 'fine')).toBe(true);
    expect(most).toBe(8);
  });

  it('waits as long as a busy host wishes before it asks for anything else there', async () => {
    const at: number[] = [];
    const note =
      (handler: Handler): Handler =>
      (response, request, nth) => {
        at.push(performance.now());
        handler(response, request, nth);
      };
    const server = await serve({
      '/busy': note(inTurn(status(503, { 'retry-after': '1' }), status(200))),
      '/other': note(status(200)),
    });
    const { verdictOf } = await ask([`${server.origin}/busy`, `${server.origin}/other`]);
    expect(verdictOf(`${server.origin}/busy`)).toEqual({ kind: 'fine' });
    expect(at).toHaveLength(3);
    const [first = 0, second = 0] = at;
    expect(second - first).toBeGreaterThanOrEqual(1000);
  });

  it('leaves alone who wants to be left alone for long', async () => {
    const server = await serve({ '/x': status(429, { 'retry-after': '3600' }), '/y': status(200) });
    const { answers } = await ask([`${server.origin}/x`, `${server.origin}/y`]);
    expect([...answers.values()].map(({ verdict }) => verdict.kind)).toEqual(['unsure', 'skipped']);
    expect(server.requests).toEqual(['HEAD /x']);
  });

  it('gives up a host that lets three requests run out of time', async () => {
    const handlers = Object.fromEntries([1, 2, 3, 4, 5].map((at) => [`/${at}`, never] as const));
    const server = await serve(handlers);
    const { answers } = await ask(
      Object.keys(handlers).map((path) => server.origin + path),
      { timeoutMs: 400 },
    );
    const kinds = [...answers.values()].map(({ verdict }) => verdict.kind);
    expect(kinds).toEqual(['broken', 'broken', 'skipped', 'skipped', 'skipped']);
    expect(server.requests).toHaveLength(3);
  });

  it('has all that an address needs of a host before it gives the host up for another', async () => {
    const server = await serve({
      '/gone': status(410),
      '/stumbles': status(500),
      '/old': redirect(301, '/new'),
      '/new': status(200),
      '/busy': status(429, { 'retry-after': '3600' }),
      '/later': status(200),
    });
    const urls = ['/gone', '/stumbles', '/old', '/busy', '/later'].map((path) => server.origin + path);
    const first = await ask(urls);
    const { origin } = server;
    expect(urls.map(first.verdictOf)).toEqual([
      { kind: 'broken', reason: 'the host answers 410 (Gone)' },
      { kind: 'broken', reason: 'the host answers 500 (Internal Server Error)' },
      { kind: 'moved', to: `${origin}/new` },
      { kind: 'unsure', reason: 'the host answers 429 (Too Many Requests)' },
      { kind: 'skipped', host: new URL(origin).host },
    ]);
    expect([first.asked, first.left]).toEqual([4, 1]);
    // What was left out is no answer: the next run goes on with it.
    const count = server.requests.length;
    const next = await ask(urls);
    expect([next.fromCache, next.asked, next.left]).toEqual([4, 1, 0]);
    expect(next.verdictOf(`${origin}/later`)).toEqual({ kind: 'fine' });
    expect(server.requests.slice(count)).toEqual(['HEAD /later']);
  });

  it('never waits for two hosts that redirect to one another', async () => {
    const handlers: Record<string, Handler> = { '/end': status(200) };
    const [one, two] = [await serve(handlers), await serve(handlers)];
    handlers['/to-one'] = redirect(302, `${one.origin}/end`);
    handlers['/to-two'] = redirect(302, `${two.origin}/end`);
    const urls = [`${one.origin}/to-two`, `${two.origin}/to-one`, `${one.origin}/to-one`];
    const { verdictOf } = await ask(urls);
    expect(urls.map(verdictOf)).toEqual(urls.map(() => ({ kind: 'fine' })));
  });

  it('says who asks', async () => {
    const server = await serve({ '/x': status(200) });
    await ask([`${server.origin}/x`]);
    expect([...server.userAgents]).toEqual(['Lontar (test)']);
  });

  it('does not ask for private addresses unless told to', async () => {
    const server = await serve({ '/x': status(200) });
    const { port } = new URL(server.origin);
    const urls = [`${server.origin}/x`, `http://localhost:${port}/x`];
    const { verdictOf } = await ask(urls, { allowsPrivate: false });
    expect(urls.map(verdictOf)).toEqual([
      { kind: 'private', host: '127.0.0.1' },
      { kind: 'private', host: 'localhost' },
    ]);
    expect(server.requests).toEqual([]);
  });
});

describe('what is known already', () => {
  const HOUR = 60 * 60 * 1000;

  it('is not asked for again before its time', async () => {
    const server = await serve({ '/good': status(200), '/bad': status(404) });
    const urls = ['/good', '/bad'].map((path) => server.origin + path);
    const start = Date.now();
    await ask(urls, {}, () => start);
    const count = server.requests.length;
    const { fromCache, asked, verdictOf } = await ask(urls, {}, () => start + HOUR - 1);
    expect([fromCache, asked, server.requests.length]).toEqual([2, 0, count]);
    expect(verdictOf(`${server.origin}/bad`)).toMatchObject({ kind: 'broken' });

    await ask(urls, {}, () => start + HOUR);
    expect(server.requests.slice(count)).toEqual(['HEAD /bad', 'GET /bad']);
    await ask(urls, { fresh: true }, () => start + HOUR);
    expect(server.requests.slice(count + 2)).toHaveLength(3);
  });

  it('is asked for again when it cannot be read', async () => {
    const server = await serve({ '/x': status(200) });
    await ask([`${server.origin}/x`]);
    writeFileSync(join(folder, 'outside.json'), '{"half');
    const { fromCache, asked } = await ask([`${server.origin}/x`]);
    expect([fromCache, asked, server.requests]).toEqual([0, 1, ['HEAD /x', 'HEAD /x']]);
  });

  it('does not count towards the limit: the next run goes on', async () => {
    const handlers = Object.fromEntries([1, 2, 3, 4, 5].map((at) => [`/${at}`, status(200)] as const));
    const server = await serve(handlers);
    const urls = Object.keys(handlers).map((path) => server.origin + path);
    const counts = [];
    for (let run = 0; run < 4; run++) {
      const { fromCache, asked, left } = await ask(urls, { limit: 2 });
      counts.push([fromCache, asked, left]);
    }
    expect(counts).toEqual([
      [0, 2, 3],
      [2, 2, 1],
      [4, 1, 0],
      [5, 0, 0],
    ]);
    expect(server.requests).toEqual(['HEAD /1', 'HEAD /2', 'HEAD /3', 'HEAD /4', 'HEAD /5']);
  });

  it('stays known when the run is stopped', async () => {
    const stop = new AbortController();
    const server = await serve({
      '/first': status(200),
      '/stuck': () => stop.abort(),
      '/last': status(200),
    });
    const urls = ['/first', '/stuck', '/last'].map((path) => server.origin + path);
    const { asked, left } = await ask(urls, { signal: stop.signal });
    expect([asked, left]).toEqual([1, 2]);
    const { fromCache } = await ask(urls, { limit: 1, timeoutMs: 100 });
    expect(fromCache).toBe(1);
  });
});

it('no names at all are a fault of this machine, not of the links', async () => {
  const urls = ['http://one.invalid/', 'http://two.invalid/'];
  const { answers } = await ask(urls);
  expect([...answers.values()].map(({ verdict }) => verdict.kind)).toEqual(['unreached', 'unreached']);
  expect((await ask(urls)).fromCache).toBe(0);
});

it('no name at all is a fault of this machine, even where one address alone may be asked for', async () => {
  const urls = ['http://one.invalid/', 'http://two.invalid/'];
  expect((await ask(urls, { limit: 1 })).verdictOf('http://one.invalid/')).toMatchObject({
    kind: 'unreached',
  });
  expect((await ask(urls, { limit: 1 })).fromCache).toBe(0);
});

it('a name that is not known where that of another link is known is remembered: the next run goes on', async () => {
  const server = await serve({ '/x': status(200) });
  const other = `${server.origin.replace('127.0.0.1', 'localhost')}/x`;
  const urls = ['http://one.invalid/', other];
  expect((await ask(urls, { limit: 1 })).verdictOf('http://one.invalid/')).toMatchObject({
    kind: 'nameless',
  });
  expect(server.requests).toEqual([]);
  expect((await ask(urls, { limit: 1 })).fromCache).toBe(1);
  expect(server.requests).toEqual(['HEAD /x']);
});

it('a name that is not known and is the only one is told, and asked for again', async () => {
  const url = 'http://one.invalid/';
  expect((await ask([url])).verdictOf(url)).toMatchObject({ kind: 'nameless' });
  expect((await ask([url])).fromCache).toBe(0);
});

it('a name that is not known while others answer is remembered', async () => {
  const server = await serve({ '/x': status(200) });
  const urls = ['http://one.invalid/', `${server.origin}/x`];
  expect((await ask(urls)).verdictOf('http://one.invalid/')).toMatchObject({ kind: 'nameless' });
  expect((await ask(urls)).fromCache).toBe(2);
});
