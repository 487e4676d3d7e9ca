import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** Serves the bare pages, compressed as well as our own. */
export async function serveBare(folder, running) {
  const pages = new Map(
    readdirSync(folder).map((name) => [`/${name}`, compressed(join(folder, name, 'index.html'))]),
  );
  const server = createServer((request, response) => {
    const page = pages.get(request.url.replace(/\/$/, ''));
    response.writeHead(page ? 200 : 404, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Encoding': 'br',
      'Cache-Control': 'no-cache',
    });
    response.end(page ?? brotliCompressSync('Not found'));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  running.push(() => server.close());
  return `http://127.0.0.1:${server.address().port}`;
}

/** Serves a page of another site, from which readers come: by its name, where the pages under test go by their number. */
export async function serveElsewhere(running) {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end('<!doctype html><title>Elsewhere</title><p>Links to other sites.');
  });
  await new Promise((resolve) => server.listen(0, 'localhost', resolve));
  running.push(() => server.close());
  return `http://localhost:${server.address().port}`;
}

function compressed(file) {
  return brotliCompressSync(readFileSync(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}
