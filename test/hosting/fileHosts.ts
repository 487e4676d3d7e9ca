/** Hosts that know of files and folders only, as their documentation describes them. */
import { readFileSync, statSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import type { Host } from './host.ts';

type Answer =
  | { readonly kind: 'file'; readonly file: string }
  | { readonly kind: 'redirect'; readonly to: string; readonly status: 301 | 302 }
  | { readonly kind: 'lost' };

/** Where the path of a request, decoded, leads in a folder. */
type Locate = (path: string, isFile: (file: string) => boolean) => Answer;

/**
 * An object store that serves a site: objects by their exact names, the index document of a folder, a redirect to the
 * folder where only its slash is missing, and one error document.
 */
const locateObject: Locate = (path, isFile) => {
  if (path.endsWith('/')) return isFile(`${path}index.html`) ? file(`${path}index.html`) : { kind: 'lost' };
  if (isFile(path)) return file(path);
  return isFile(`${path}/index.html`) ? { kind: 'redirect', to: `${path}/`, status: 302 } : { kind: 'lost' };
};

/** GitHub Pages: the same, but a page may also lie in `<path>.html`, and redirects are for good. */
const locatePage: Locate = (path, isFile) => {
  const answer = locateObject(path, isFile);
  if (answer.kind === 'file' || path.endsWith('/')) return answer;
  if (isFile(`${path}.html`)) return file(`${path}.html`);
  return answer.kind === 'redirect' ? { ...answer, status: 301 } : answer;
};

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml',
};

function file(path: string): Answer {
  return { kind: 'file', file: path };
}

/** An object store; nothing is set up but the index and the error document. */
export function startObjectStore(root: string, basePath = '/'): Promise<Host> {
  return startFileHost('exact files', { root, basePath, locate: locateObject });
}

export function startGitHubPages(root: string, basePath = '/'): Promise<Host> {
  return startFileHost('GitHub Pages', { root, basePath, locate: locatePage });
}

interface FileHost {
  /** The folder that holds the folder of the base path. */
  readonly root: string;
  readonly basePath: string;
  readonly locate: Locate;
}

async function startFileHost(name: string, { root, basePath, locate }: FileHost): Promise<Host> {
  const isFile = (path: string): boolean =>
    statSync(join(root, path), { throwIfNoEntry: false })?.isFile() === true;
  const send = (response: ServerResponse, status: number, path: string): void => {
    const type = TYPES[extname(path)] ?? 'application/octet-stream';
    response.writeHead(status, { 'content-type': type }).end(readFileSync(join(root, path)));
  };
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(`http://host${request.url}`);
    const path = normalize(decodeURIComponent(pathname));
    const answer = locate(path, isFile);
    if (answer.kind === 'file') send(response, 200, answer.file);
    else if (answer.kind === 'lost') send(response, 404, `${basePath}404.html`);
    else response.writeHead(answer.status, { location: encodeURI(answer.to) + search }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    name,
    address: { port: address.port },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
