import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createSiteServer } from '#node/serve/siteServer.ts';
import { buildIndex } from '#search/engine/buildIndex.ts';
import type { IndexedPage } from '#search/indexedPage.ts';
import { ENGLISH, INDONESIAN } from '#search/protocol/searchFixture.ts';

export interface SearchSite {
  readonly port: number;
  readonly root: string;
  readonly log: readonly string[];
  /** Puts other pages in the place of those that are served, as a build does. */
  publish(pages: Readonly<Record<string, readonly IndexedPage[]>>): void;
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
  remove(): Promise<void>;
}

export interface SearchSiteOptions {
  readonly basePath?: string;
  readonly adminKey?: string;
  readonly pages?: Readonly<Record<string, readonly IndexedPage[]>>;
}

/** The server of `lontar serve` over a folder that holds nothing but a search index. */
export async function startSearchSite(options: SearchSiteOptions = {}): Promise<SearchSite> {
  const { basePath = '/', adminKey, pages = { en: ENGLISH, id: INDONESIAN } } = options;
  const root = mkdtempSync(join(tmpdir(), 'lontar-search-'));
  const publish: SearchSite['publish'] = (each) => writeSearchSite(root, basePath, each);
  publish(pages);
  const log: string[] = [];
  const server = createSiteServer({ root, adminKey, log: (line) => log.push(line) });
  const { port } = await server.listen(0, '127.0.0.1');
  return {
    port,
    root,
    log,
    publish,
    post: (path, body, headers = {}) =>
      fetch(`http://127.0.0.1:${port}${basePath}${path}`, {
        method: 'POST',
        body: typeof body === 'string' ? body : JSON.stringify(body),
        headers,
      }),
    async remove() {
      await server.close();
      rmSync(root, { recursive: true, force: true });
    },
  };
}

/** Writes a built site without pages: its manifest and the search index of each locale. */
function writeSearchSite(
  root: string,
  basePath: string,
  pages: Readonly<Record<string, readonly IndexedPage[]>>,
): void {
  const write = (file: string, bytes: string | Uint8Array): void => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), bytes);
  };
  for (const [language, each] of Object.entries(pages)) {
    const nameOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex').slice(0, 10);
    const { core, parts } = buildIndex(each, { language, nameOf });
    write(`search-index/${language}.txt`, core);
    for (const [name, bytes] of parts) write(`assets/search-${name}.txt`, bytes);
  }
  const locales = Object.keys(pages).map((code) => ({ code, path: code === 'en' ? '/' : `/${code}/` }));
  write(
    'routes.json',
    JSON.stringify({ basePath, locales, searchIndexName: 'lontar', csp: "default-src 'none'", routes: {} }),
  );
}
