import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FRAME_POLICY, isDrawingFrame } from '../../src/node/build/diagrams/drawingFrame.ts';
import { createSiteServer } from '../../src/node/serve/siteServer.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeFolder, removeFolder, runLontar, SMALL_SITE, writeTree } from '../build/lontar.ts';
import { ask } from './ask.ts';
import {
  bothForms,
  canonicalAnswers,
  fileAnswers,
  lostAnswers,
  movedAnswers,
  readTree,
  slashAnswers,
  type Tree,
} from './expectedAnswers.ts';
import { startGitHubPages, startObjectStore } from './fileHosts.ts';
import type { Host } from './host.ts';
import { faultsOf, tallyOf } from './judge.ts';
import { startCaddy, startNginx } from './webServers.ts';

const FILES = {
  ...SMALL_SITE,
  'content/blog/third/index.mdx':
    '---\ntitle: Third\ndate: 2022-05-02\nslug: /käse & brot\ntags: [two]\nauthors: [writer]\nredirects: [/old, /older/café]\n---\n\nText.\n\n## Part\n',
  'content/blog/fourth/index.mdx':
    '---\ntitle: Fourth\ndate: 2019-05-02\nslug: /2019/05/post.html\n---\n\nText.\n',
  'content/blog/how-to-tar.gz/index.mdx': '---\ntitle: How to tar\ndate: 2019-05-03\n---\n\nText.\n',
  // Addresses that are sent encoded or mean something in the files of rules, with a slash at the end and without.
  'content/pages/über/index.mdx': '---\ntitle: Over\n---\n\nText.\n',
  'content/pages/with space/index.mdx': '---\ntitle: Space\n---\n\nText.\n',
  'content/pages/{path} of $uri/index.mdx': '---\ntitle: Braces\n---\n\nText.\n',
  'content/docs/C++ & co/index.mdx': '---\ntitle: Signs\n---\n\nText.\n',
  'content/docs/C++ & co/日本 {path} $uri.mdx': '---\ntitle: Letters\n---\n\nText.\n',
  'static/demo/index.html': 'A page of its own.',
  'static/verify.html': 'token',
  'static/notes.md': '# Notes',
  'content/docs/drawn.mdx': '---\ntitle: Drawn\n---\n\n```mermaid\ngraph TD\n```\n',
  'static/data.gz': 'a download of its own',
  'static/.well-known/security.txt': 'Contact: mailto:owner@example.com',
};

const CONFIG = {
  title: 'Small',
  url: 'https://example.com',
  locales: ['en', 'id'],
  redirects: [
    { from: '/anchor', to: '/first#a-heading' },
    { from: '/elsewhere', to: 'https://example.org/?x=$1' },
    { from: '/from $here "quoted"', to: '/second' },
    { from: '/from {query}', to: '/second' },
    { from: '/from {$HOME}', to: 'https://example.org/$1' },
  ],
};

let folder: string;
beforeAll(() => {
  folder = makeFolder();
});
afterAll(() => removeFolder(folder));

/** The rules hold at the root of a domain and below a path alike. */
describe.each(['/', '/sub/'])('a site at %s', (basePath) => {
  let tree: Tree;
  const hosts: Host[] = [];
  const fileHosts: Host[] = [];

  beforeAll(async () => {
    const config = `export default ${JSON.stringify({ ...CONFIG, basePath })};\n`;
    writeTree(folder, { ...FILES, 'site.config.ts': config });
    const root = join(folder, `www-${basePath.length}`);
    const out = join(root, basePath);
    const { code, stderr, stdout } = await runLontar(['build', '--site', folder, '--out', out]);
    expect(code, stdout + stderr).toBe(0);
    tree = readTree(out);
    hosts.push(await startOurs(out));
    hosts.push(await startNginx(root, join(out, '_hosting/nginx.conf')));
    hosts.push(await startCaddy(root, join(out, '_hosting/Caddyfile')));
    fileHosts.push(await startObjectStore(root, basePath), await startGitHubPages(root, basePath));
  });

  afterAll(async () => {
    await Promise.all([...hosts, ...fileHosts].map((host) => host.stop()));
  });

  const faultsOfAll = async (answers: Parameters<typeof faultsOf>[2]): Promise<string[]> => {
    expect(answers.length).toBeGreaterThan(0);
    return (await Promise.all(hosts.map((host) => faultsOf(host, tree, answers)))).flat();
  };

  it('[S2.17, S2.20] is answered alike by our server, nginx and Caddy, headers included: pages, their other forms, old addresses, and what is none', async () => {
    const foreign = [
      { path: `${basePath}demo/`, status: 200, file: 'demo/index.html' },
      { path: `${basePath}verify.html`, status: 200, file: 'verify.html' },
      { path: `${basePath}data.gz`, status: 200, file: 'data.gz' },
      { path: `${basePath}.well-known/security.txt`, status: 200, file: '.well-known/security.txt' },
      ...['demo', 'demo.html', 'demo/index.html'].map((form) => ({
        path: basePath + form,
        status: 301 as const,
        location: `${basePath}demo/`,
      })),
    ] as const;
    const bare = { path: `${basePath.slice(0, -1)}?a=b`, status: 301, location: `${basePath}?a=b` } as const;
    expect(
      await faultsOfAll([
        ...canonicalAnswers(tree),
        ...slashAnswers(tree),
        ...fileAnswers(tree),
        ...movedAnswers(tree).filter(({ path }) => !path.includes('here')),
        ...lostAnswers(tree),
        ...foreign,
        ...(basePath === '/' ? [] : [bare]),
      ]),
    ).toEqual([]);
  });

  it('is reached on hosts of files alone, in both slash forms', async () => {
    for (const host of fileHosts)
      expect(await tallyOf(host, tree, bothForms(tree))).toMatchObject({ host: host.name, dead: 0 });
  });

  it('keeps the query of a request on its way from an old address', async () => {
    const cases = {
      'anchor?a=b': `${basePath}first?a=b#a-heading`,
      'elsewhere?a=b': /^https:\/\/example\.org\/\?x=(?:\$|%24)1&a=b$/,
      elsewhere: /^https:\/\/example\.org\/\?x=(?:\$|%24)1$/,
      'older/caf%C3%A9/?a=%20b': `${basePath}k%C3%A4se%20&%20brot?a=%20b`,
      'from%20$here%20%22quoted%22': `${basePath}second`,
    };
    for (const host of hosts)
      for (const [path, location] of Object.entries(cases)) {
        const { status, headers } = await ask(host.address, basePath + path);
        expect(status, `${host.name} ${path}`).toBe(301);
        expect(headers.location, `${host.name} ${path}`).toEqual(
          typeof location === 'string' ? location : expect.stringMatching(location),
        );
      }
  });

  it('has a policy of its own for the document that draws diagrams, which pages of the site alone may hold', async () => {
    const frame = Object.keys(assetsOf(tree)).find(isDrawingFrame) ?? '';
    for (const { name, address } of hosts) {
      const { status, headers } = await ask(address, basePath + frame);
      expect([name, status, headers['content-security-policy']]).toEqual([name, 200, FRAME_POLICY]);
      const page = await ask(address, `${basePath}first`);
      expect([name, page.headers['content-security-policy']]).toEqual([name, tree.csp]);
    }
    expect(tree.csp).toContain("frame-src 'self'");
    expect(tree.csp).not.toContain('unsafe');
  });

  it('leads nobody in circles and answers nothing but reading', async () => {
    for (const { name, address } of hosts) {
      const encoded = await ask(address, `${basePath}first%2f`);
      expect([name, encoded.headers.location]).not.toEqual([name, `${basePath}first%2f`]);
      const zero = await ask(address, `${basePath}first%00`);
      expect([name, zero.status]).toEqual([name, expect.toSatisfy((status: number) => status < 500)]);
      const posted = await ask(address, `${basePath}first`, {}, 'POST');
      expect([name, posted.status]).toEqual([name, 405]);
    }
  });

  it('sends files with their types, compressed where it may, in parts, and for ever where the name has a hash', async () => {
    const entry = Object.keys(assetsOf(tree)).find((file) => /^assets\/.*\.js$/.test(file)) ?? '';
    const expected = {
      'manifest.webmanifest': 'application/manifest+json; charset=utf-8',
      'rss.xml': 'application/xml; charset=utf-8',
      'feed.json': 'application/feed+json; charset=utf-8',
      'id/tags/two/feed.json': 'application/feed+json; charset=utf-8',
      'routes.json': 'application/json; charset=utf-8',
      'sw.js': 'text/javascript; charset=utf-8',
      [entry]: 'text/javascript; charset=utf-8',
    };
    for (const { name, address } of hosts) {
      for (const [file, type] of Object.entries(expected)) {
        const { status, headers } = await ask(address, basePath + file, { 'accept-encoding': 'gzip' });
        const where = `${name} ${file}`;
        expect([where, status, headers['content-type']]).toEqual([where, 200, type]);
        expect([where, headers['cache-control']]).toEqual([
          where,
          file === entry ? 'public, max-age=31536000, immutable' : 'no-cache',
        ]);
        expect([where, headers['content-encoding'], headers.vary]).toEqual([
          where,
          'gzip',
          expect.stringContaining('Accept-Encoding'),
        ]);
      }
      const copy = await ask(address, `${basePath}first.md`);
      const { 'content-type': type, 'x-robots-tag': robots } = copy.headers;
      expect([name, type, robots]).toEqual([name, 'text/markdown; charset=utf-8', 'noindex']);
      const page = await ask(address, `${basePath}first`);
      expect([name, page.headers['x-robots-tag']]).toEqual([name, undefined]);
      const again = await ask(address, `${basePath}first`, { 'if-none-match': page.headers.etag ?? '' });
      expect([name, again.status]).toEqual([name, 304]);
      const part = await ask(address, `${basePath}verify.html`, { range: 'bytes=1-2' });
      expect([name, part.status, part.body.toString()]).toEqual([name, 206, 'ok']);
    }
  });
});

function assetsOf({ out }: Tree): Record<string, number> {
  return (JSON.parse(readFileSync(join(out, 'routes.json'), 'utf8')) as { assets: Record<string, number> })
    .assets;
}

async function startOurs(root: string): Promise<Host> {
  const server = createSiteServer({ root });
  const { port } = await server.listen(0, '127.0.0.1');
  return { name: 'lontar', address: { port }, stop: () => server.close() };
}
