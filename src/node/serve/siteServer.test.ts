import { writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { startFixture } from './siteFixture.ts';
import { createSiteServer } from './siteServer.ts';
import type { SiteServerOptions } from './siteServer.ts';
import { serverUrls } from './serverUrls.ts';

async function elapsed(act: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await act();
  return performance.now() - start;
}

it('stops at once when nothing runs, even with connections kept open', async () => {
  const site = await startFixture();
  const silent = connect(site.port, '127.0.0.1');
  const half = connect(site.port, '127.0.0.1', () => half.write('GET / HTTP/1.1\r\nHost:'));
  const agent = new Agent({ keepAlive: true });
  await new Promise((resolve) => {
    request({ port: site.port, host: '127.0.0.1', agent }, (response) =>
      response.resume().on('end', resolve),
    ).end();
  });
  await pause(50);
  expect(await elapsed(() => site.close())).toBeLessThan(500);
  silent.destroy();
  half.destroy();
  agent.destroy();
  await site.remove();
});

/** More than the buffers of both ends hold, so that an answer stays under way until somebody reads it. */
const LONG_FILE_SIZE = 20 * 1024 * 1024;

async function startLongAnswer(limits: SiteServerOptions['limits']) {
  const site = await startFixture({}, limits);
  writeFileSync(join(site.root, 'long.bin'), Buffer.alloc(LONG_FILE_SIZE));
  const socket = connect(site.port, '127.0.0.1');
  socket.on('error', () => {});
  socket.write('GET /long.bin HTTP/1.1\r\nHost: a\r\n\r\n');
  await new Promise((resolve) => socket.once('readable', resolve));
  return { site, socket };
}

it('finishes what runs when it stops, and takes nothing new', async () => {
  const { site, socket } = await startLongAnswer({});
  const closed = site.close();
  await pause(100);
  await expect(site.ask('/')).rejects.toThrow('ECONNREFUSED');
  let received = 0;
  socket.on('data', (chunk) => (received += chunk.length));
  await closed;
  await pause(50);
  expect(received).toBeGreaterThan(LONG_FILE_SIZE);
  await site.remove();
});

it('cuts off after the time of grace whoever does not read on', async () => {
  const { site, socket } = await startLongAnswer({ graceMs: 300 });
  const time = await elapsed(() => site.close());
  expect(time).toBeGreaterThan(250);
  expect(time).toBeLessThan(2500);
  socket.destroy();
  await site.remove();
});

it('says which port is taken and what to do', async () => {
  const site = await startFixture();
  const second = createSiteServer({ root: site.root });
  await expect(second.listen(site.port, '127.0.0.1')).rejects.toMatchObject({
    name: 'ListenError',
    message: `Port ${site.port} is already in use.`,
    hint: `Stop the other program, or set PORT to a free one, as in PORT=${site.port + 1} or --port ${site.port + 1}`,
  });
  await expect(second.listen(0, '203.0.113.1')).rejects.toMatchObject({
    message: "This machine has no address '203.0.113.1'.",
  });
  await site.remove();
});

it('names the addresses at which it can be opened', () => {
  expect(serverUrls('127.0.0.1', 3000, '/')).toEqual(['http://localhost:3000/']);
  expect(serverUrls('::1', 3000, '/sub/')).toEqual(['http://localhost:3000/sub/']);
  expect(serverUrls('fe80::1', 3000, '/')).toEqual(['http://[fe80::1]:3000/']);
  expect(serverUrls('0.0.0.0', 80, '/')[0]).toBe('http://localhost:80/');
});
