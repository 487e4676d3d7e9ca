import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A site of somebody else, with a page of its own. */
export async function startOtherSite(): Promise<{ readonly url: string; stop(): void }> {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><title>Other</title>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    stop: () => void server.close(),
  };
}
