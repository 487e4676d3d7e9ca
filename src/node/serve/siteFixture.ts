/** A small built site on disk and raw HTTP against it: what the tests of the server share. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { createSiteServer } from './siteServer.ts';
import type { SiteServerOptions } from './siteServer.ts';

const PAGES: Readonly<Record<string, string>> = {
  '/': 'index.html',
  '/about/': 'about/index.html',
  '/about/hidden': 'about/hidden/index.html',
  '/archive': 'archive/index.html',
  '/repack': 'repack/index.html',
  '/tags/中文': 'tags/中文/index.html',
  '/tags/café': 'tags/café/index.html',
  '/id/': 'id/index.html',
  '/id/about/': 'id/about/index.html',
  '/id/archive': 'id/archive/index.html',
};

const REDIRECTS: Readonly<Record<string, string>> = {
  '/old': '/repack',
  '/older/café': '/about/#part',
  '/elsewhere': 'https://example.com/?x=1',
};

export const FIXTURE_POLICY = "default-src 'none'; script-src 'self' 'sha256-fixture'";
export const FILM_SIZE = 300_000;

export interface FixtureOptions {
  readonly build?: string;
  readonly basePath?: string;
  readonly hasManifest?: boolean;
  readonly countsViews?: boolean;
}

/** Writes the output of a build into `root`; every page names the build. */
export function writeFixtureSite(root: string, options: FixtureOptions = {}): void {
  const { build = 'one', basePath = '/', hasManifest = true, countsViews = false } = options;
  const page = (name: string) =>
    `<!doctype html><title>${name}</title><p>build ${build} ${'palm leaf '.repeat(60)}`;
  for (const file of [...Object.values(PAGES), '404.html', 'id/404.html'])
    writeCompressed(root, file, page(file));
  writeCompressed(root, 'assets/entry-abc123.js', `globalThis.build = '${build}';`);
  writeCompressed(root, 'favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  write(root, 'verify.html', 'token');
  write(root, 'picture.png', 'not really a picture');
  write(root, 'film.mp4', Buffer.alloc(FILM_SIZE, 'film'));
  write(root, 'empty.txt', '');
  write(root, 'notes.md', 'Kept for reading. '.repeat(40));
  write(root, 'data.gz', 'a download of its own');
  write(root, 'demo/index.html', 'a page from the static folder');
  write(root, 'old/index.html', 'the page at an old address, for other hosts');
  write(root, '.secret', 'dotfile');
  write(root, '.well-known/security.txt', 'Contact: mailto:owner@example.com');
  write(root, '_headers', '/*');
  if (hasManifest) write(root, 'routes.json', JSON.stringify({ ...manifest(build, basePath), countsViews }));
}

function manifest(build: string, basePath: string): object {
  const redirects = Object.fromEntries(
    Object.entries(REDIRECTS).map(([from, to]) => [
      from,
      to.startsWith('/') ? basePath.slice(0, -1) + to : to,
    ]),
  );
  const routes: Record<string, object> = {};
  for (const [path, file] of Object.entries(PAGES))
    routes[`${path}-a1b`] = { path, file, revision: 'a1b2c3' };
  return { build, basePath, csp: `${FIXTURE_POLICY} 'sha256-${build}'`, routes, redirects };
}

function writeCompressed(root: string, file: string, text: string): void {
  write(root, file, text);
  write(root, `${file}.br`, brotliCompressSync(text));
  write(root, `${file}.gz`, gzipSync(text));
}

function write(root: string, file: string, bytes: string | Buffer): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), bytes);
}

/** Puts the tree `name` of the folder in the place of the served one, as a build does. */
export async function swapFixtureSite(folder: string, name: string): Promise<void> {
  const root = join(folder, 'dist');
  await rename(root, join(folder, `before-${name}`));
  await rename(join(folder, name), root);
  await rm(join(folder, `before-${name}`), { recursive: true });
}

export interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly text: string;
}

export interface RunningFixture {
  readonly folder: string;
  readonly root: string;
  readonly viewsDir: string;
  readonly port: number;
  readonly urls: readonly string[];
  readonly log: string[];
  /** One request on a connection of its own; `path` goes out as it is. */
  ask(path: string, headers?: Record<string, string>, method?: string): Promise<Reply>;
  /** Sends these bytes and gives all that comes back until the server closes the connection. */
  askRaw(bytes: string | Buffer): Promise<string>;
  close(): Promise<void>;
  remove(): Promise<void>;
}

export async function startFixture(
  site: FixtureOptions = {},
  limits: SiteServerOptions['limits'] = {},
): Promise<RunningFixture> {
  const folder = mkdtempSync(join(tmpdir(), 'lontar-serve-'));
  const root = join(folder, 'dist');
  writeFixtureSite(root, site);
  const log: string[] = [];
  const viewsDir = join(folder, 'views');
  const server = createSiteServer({ root, limits, viewsDir, log: (line) => log.push(line) });
  const { port, urls } = await server.listen(0, '127.0.0.1');
  const close = () => server.close();
  return {
    folder,
    root,
    viewsDir,
    port,
    urls,
    log,
    ask: (path, headers = {}, method = 'GET') => ask({ port, path, headers, method }),
    askRaw: (bytes) => askRaw(port, bytes),
    close,
    async remove() {
      await close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function ask(options: {
  port: number;
  path: string;
  headers: Record<string, string>;
  method: string;
}): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const request = httpRequest({ host: '127.0.0.1', agent: false, ...options }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const body = Buffer.concat(chunks);
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body, text: body.toString() });
      });
    });
    request.on('error', reject);
    request.end();
  });
}

function askRaw(port: number, bytes: string | Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    let reply = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.setEncoding('latin1');
    socket.on('data', (chunk: string) => (reply += chunk));
    socket.on('error', (error) => (reply === '' ? reject(error) : resolve(reply)));
    socket.on('close', () => resolve(reply));
  });
}
