import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FIXTURE_POLICY, startFixture } from './siteFixture.ts';
import type { RunningFixture } from './siteFixture.ts';

let site: RunningFixture;
beforeAll(async () => {
  site = await startFixture({}, { headersMs: 300, requestMs: 600, idleMs: 2000 });
});
afterAll(async () => {
  expect(site.log).toEqual([]);
  await site.remove();
});

const get = (path: string, headers = '') =>
  `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${headers}\r\n`;
const statusOf = (reply: string) => Number(/^HTTP\/1\.1 (\d{3}) /.exec(reply)?.[1]);

describe('malformed addresses answer 400', () => {
  it.each([
    '/../etc/passwd',
    '/../../../../etc/passwd',
    '/id/../../etc/passwd',
    '/%2e%2e/etc/passwd',
    '/%2E%2e/%2e%2E/etc/passwd',
    '/..%2fetc/passwd',
    '/..%5cetc',
    '/..\\..\\etc',
    '/about%5C..',
    '/about/./x',
    '/about/..',
    '/%',
    '/%zz',
    '/%E0%A4%A',
    '/%c0%ae%c0%ae/etc/passwd',
    '/%ff',
    '/a%00.html',
    '/a%0d%0aSet-Cookie:x',
    '/a%2Fb',
    '/a%7f',
    'about/',
    '*',
    'ftp://evil.example/',
  ])('%s', async (path) => {
    const reply = await site.askRaw(get(path));
    expect(statusOf(reply)).toBe(400);
    expect(reply).toMatch(/^Content-Security-Policy: default-src 'none'/m);
    expect(reply).toMatch(/^X-Content-Type-Options: nosniff\r$/m);
    expect(reply).not.toMatch(/^Location/m);
  });
});

describe('requests that are no HTTP answer 400', () => {
  it.each([
    ['a NUL in the address', get('/a\0b')],
    ['a control character in the address', get('/a\x01b')],
    ['unencoded bytes in the address', Buffer.from(get('/tags/\xe4\xb8\xad'), 'latin1')],
    ['garbage', 'hello world\r\n\r\n'],
    ['a TLS greeting', Buffer.from('16030100b9010000b50303', 'hex')],
    ['an unknown method', 'BREW / HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['a header without a colon', 'GET / HTTP/1.1\r\nHost: a\r\nnonsense\r\n\r\n'],
    ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
    ['two lengths', 'GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab'],
    [
      'length and chunks at once',
      'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
  ])('%s', async (_name, bytes) => {
    const reply = await site.askRaw(bytes);
    expect(statusOf(reply)).toBe(400);
    expect(reply).toMatch(/^Content-Security-Policy: default-src 'none'/m);
  });
});

describe('methods', () => {
  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'TRACE', 'PROPFIND'])('%s answers 405', async (method) => {
    const reply = await site.askRaw(`${method} /archive HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
    expect(statusOf(reply)).toBe(405);
    expect(reply).toMatch(/^Allow: GET, HEAD, OPTIONS\r$/m);
  });

  it('CONNECT answers 405 and closes', async () => {
    expect(statusOf(await site.askRaw('CONNECT evil.example:443 HTTP/1.1\r\nHost: a\r\n\r\n'))).toBe(405);
  });

  it.each(['*', '/archive'])('OPTIONS %s says what is allowed', async (target) => {
    const reply = await site.askRaw(`OPTIONS ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
    expect(statusOf(reply)).toBe(204);
    expect(reply).toMatch(/^Allow: GET, HEAD, OPTIONS\r$/m);
  });

  it('an upgrade to another protocol gets the page', async () => {
    const upgrade = 'GET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade, close\r\nUpgrade: websocket\r\n\r\n';
    expect(statusOf(await site.askRaw(upgrade))).toBe(200);
  });
});

describe('sizes', () => {
  it.each([8001, 8192, 12_000, 20_000, 100_000])(
    'an address of %d characters answers 414',
    async (length) => {
      expect(statusOf(await site.askRaw(get(`/${'a'.repeat(length - 1)}`)))).toBe(414);
    },
  );

  it('a query of 5000 characters is fine, and a long name is only unknown', async () => {
    expect(statusOf(await site.askRaw(get(`/archive?q=${'a'.repeat(5000)}`)))).toBe(200);
    expect(statusOf(await site.askRaw(get(`/${'a'.repeat(300)}`)))).toBe(404);
    expect(statusOf(await site.askRaw(get('/a'.repeat(3000))))).toBe(404);
  });

  it('headers of 100 KB answer 431', async () => {
    expect(statusOf(await site.askRaw(get('/', `X: ${'a'.repeat(100_000)}\r\n`)))).toBe(431);
  });

  it('a body of 10 MB is let through without being kept', async () => {
    const body = Buffer.alloc(10 * 1024 * 1024);
    const send = (method: string) =>
      site.askRaw(
        Buffer.concat([
          Buffer.from(`${method} /archive HTTP/1.1\r\nHost: a\r\nContent-Length: ${body.length}\r\n\r\n`),
          body,
          Buffer.from(get('/about/')),
        ]),
      );
    const before = process.memoryUsage().arrayBuffers;
    const replies = [await send('POST'), await send('GET')];
    expect(replies.map(statusOf)).toEqual([405, 200]);
    for (const reply of replies) expect(reply.match(/HTTP\/1\.1 200 OK/g)?.length).toBeGreaterThanOrEqual(1);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(60 * 1024 * 1024);
  });

  it.each([
    ['a push without the key', '/1/indexes/x/batch', 403],
    ['a search that is too long', '/1/indexes/*/queries', 413],
  ])('the rest of a body is read away after a refusal: %s', async (_name, path, status) => {
    const body = Buffer.alloc(10 * 1024 * 1024, 'x');
    const size = body.length.toString(16);
    const head = `POST ${path} HTTP/1.1\r\nHost: a\r\n`;
    const plain = [Buffer.from(`${head}Content-Length: ${body.length}\r\n\r\n`), body];
    const chunked = [
      Buffer.from(`${head}Transfer-Encoding: chunked\r\n\r\n${size}\r\n`),
      body,
      Buffer.from('\r\n0\r\n\r\n'),
    ];
    const patient = await startFixture();
    const before = process.memoryUsage().arrayBuffers;
    for (const sent of [plain, chunked]) {
      const reply = await patient.askRaw(Buffer.concat([...sent, Buffer.from(get('/about/'))]));
      expect([...reply.matchAll(/HTTP\/1\.1 (\d+) /g)].map((match) => Number(match[1]))).toEqual([
        status,
        200,
      ]);
    }
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(60 * 1024 * 1024);
    expect(patient.log).toEqual([]);
    await patient.remove();
  });

  it('a body is not asked for', async () => {
    const reply = await site.askRaw(
      'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 99\r\nExpect: 100-continue\r\n\r\n',
    );
    expect(statusOf(reply)).toBe(405);
    expect(statusOf(await site.askRaw(get('/', 'Expect: tea\r\n')))).toBe(200);
  });
});

describe('slow and rude clients', () => {
  it('headers that do not come answer 408', async () => {
    expect(statusOf(await site.askRaw('GET / HTTP/1.1\r\nHost: a\r\nX-Slow:'))).toBe(408);
  });

  it('headers that come a byte at a time answer 408', async () => {
    const socket = connect(site.port, '127.0.0.1');
    const chunks: string[] = [];
    socket.on('data', (chunk) => chunks.push(chunk.toString()));
    socket.on('error', () => {});
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n');
    for (let sent = 0; sent < 60 && chunks.length === 0; sent += 1) {
      socket.write('X');
      await pause(50);
    }
    socket.destroy();
    expect(statusOf(chunks.join(''))).toBe(408);
  });

  it('clients that go away in the middle of a file leave the server well', async () => {
    for (let round = 0; round < 20; round += 1) {
      const socket = connect(site.port, '127.0.0.1', () => socket.write(get('/film.mp4')));
      socket.once('data', () => socket.destroy());
      await new Promise((resolve) => socket.once('close', resolve));
    }
    expect((await site.ask('/film.mp4')).status).toBe(200);
  });

  it('pipelined requests are answered in order', async () => {
    const open = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;
    const reply = await site.askRaw(
      open('/film.mp4') + open('/archive') + open('/zzz') + open('/about') + get('/id/'),
    );
    const statuses = [...reply.matchAll(/HTTP\/1\.1 (\d+) /g)].map((match) => Number(match[1]));
    expect(statuses).toEqual([200, 200, 404, 301, 200]);
  });

  it('a page asked for before garbage on the same connection still comes whole', async () => {
    const reply = await site.askRaw('GET /archive HTTP/1.1\r\nHost: a\r\n\r\n\x01garbage\r\n\r\n');
    expect([...reply.matchAll(/HTTP\/1\.1 (\d+)/g)].map((match) => match[1])).toEqual(['200', '400']);
    expect(reply).toContain('palm leaf');
  });

  it('a full address in the request line is taken as its path', async () => {
    expect(statusOf(await site.askRaw(get('http://evil.example/archive')))).toBe(200);
    const reply = await site.askRaw(get('http://evil.example/about?x'));
    expect(statusOf(reply)).toBe(301);
    expect(reply).toMatch(/^Location: \/about\/\?x\r$/m);
  });
});

describe('security headers', () => {
  it.each(['/', '/zzz', '/about', '/film.mp4', '/favicon.svg'])('%s has all of them', async (path) => {
    const { headers } = await site.ask(path);
    expect(headers['content-security-policy']).toContain(FIXTURE_POLICY);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['x-powered-by']).toBeUndefined();
  });
});

it(
  'no random address gets anything but 200, 301, 400, 404 or 414, nor a redirect elsewhere',
  { timeout: 60_000 },
  async () => {
    const piece = fc.constantFrom(
      'about',
      'id',
      'archive',
      'index.html',
      '.html',
      '..',
      '.',
      '',
      '%2e',
      '%00',
      '%',
      '\\',
      '//',
      '?',
      'evil.example',
      'é',
      ':',
      '@',
      '404.html',
    );
    const path = fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join('/')}`);
    const anything = fc.oneof(
      path,
      fc.array(piece).map((pieces) => `/${pieces.join('')}`),
      fc.webPath(),
      fc.string().map((text) => `/${text.replace(/\s/g, '')}`),
    );
    await fc.assert(
      fc.asyncProperty(anything, async (target) => {
        const reply = await site.askRaw(Buffer.from(get(target), 'latin1'));
        expect([200, 301, 400, 404, 414]).toContain(statusOf(reply));
        const location = /^Location: (.*)\r$/m.exec(reply)?.[1];
        if (location !== undefined) expect(location).toMatch(/^\/(?!\/)/);
      }),
      { numRuns: Number(process.env['FUZZ_RUNS'] ?? 300) },
    );
  },
);
