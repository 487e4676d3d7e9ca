import { readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { inTurn } from './inTurn.ts';
import { FILM_SIZE, startFixture } from './siteFixture.ts';

/** A client that sends these requests and reads nothing until it is told to. */
async function sendWithoutReading(port: number, requests: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.pause();
  await new Promise((resolve) => socket.once('connect', resolve));
  socket.write(requests);
  return socket;
}

async function readAll(socket: Socket): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('latin1');
}

const ask = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;
const askLast = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`;

it('a client that asks for many files and reads none holds few of them open, and gets all of them in the end', async () => {
  const site = await startFixture();
  const openFiles = (): number => readdirSync('/dev/fd').length;
  const before = openFiles();
  const socket = await sendWithoutReading(site.port, ask('/film.mp4').repeat(199) + askLast('/film.mp4'));
  for (let round = 0; round < 20; round += 1) {
    expect((await site.ask('/archive')).status).toBe(200);
    expect(openFiles() - before).toBeLessThan(20);
  }
  const replies = await readAll(socket);
  expect(replies.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(200);
  expect(replies.length).toBeGreaterThan(200 * FILM_SIZE);
  expect(site.log).toEqual([]);
  await site.remove();
});

it('requests begin one after another, and beyond a few that wait no more are read', async () => {
  const total = 10_000;
  let received = 0;
  let isHeld = true;
  const held: ServerResponse[] = [];
  const server = createServer();
  server.on('request', (request) => (received += Number(request.url === '/')));
  server.on(
    'request',
    inTurn((request, response) => {
      if (isHeld && request.url === '/') held.push(response);
      else response.end();
    }),
  );
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const socket = await sendWithoutReading(port, ask('/').repeat(total - 1) + askLast('/'));
  // Meanwhile the server would have read them all.
  for (let round = 0; round < 50; round += 1) await fetch(`http://127.0.0.1:${port}/other`);
  expect(held).toHaveLength(1);
  expect(received).toBeLessThan(total / 2);
  isHeld = false;
  held[0]?.end();
  expect((await readAll(socket)).match(/HTTP\/1\.1 200 OK/g)).toHaveLength(total);
  expect(received).toBe(total);
  await new Promise((resolve) => server.close(resolve));
});

it('a body is read when it is its turn, also after more requests than are read ahead', async () => {
  const site = await startFixture();
  const post = `POST /1/indexes/*/queries HTTP/1.1\r\nHost: a\r\nContent-Length: 15\r\n\r\n{"requests":[]}`;
  const socket = await sendWithoutReading(site.port, (ask('/archive') + post).repeat(100) + askLast('/'));
  const statuses = [...(await readAll(socket)).matchAll(/HTTP\/1\.1 (\d+) /g)].map(([, status]) => status);
  expect(statuses).toEqual([...Array.from({ length: 200 }, () => '200'), '200']);
  await site.remove();
});

it('a client that goes away while its requests wait leaves the server well', async () => {
  const site = await startFixture();
  const socket = await sendWithoutReading(site.port, ask('/film.mp4').repeat(200));
  await new Promise((resolve) => socket.once('readable', resolve));
  socket.destroy();
  expect((await site.ask('/archive')).status).toBe(200);
  await site.remove();
  expect(site.log).toEqual([]);
});
