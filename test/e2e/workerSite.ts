import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { OfflineList } from '#model/offline.ts';
import { type Line, startLine } from './line.ts';
import { startServer } from '../hosting/startServer.ts';

const CLI = 'bin/lontar.mjs';

/** Each tells its name in one post; the last takes the worker away. */
export const VERSIONS = ['one', 'two', 'three', 'removed'] as const;
export type Version = (typeof VERSIONS)[number];

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><path d="M0 0h8v8H0z"/></svg>';
const FILES: Readonly<Record<string, string>> = {
  'site.config.ts':
    'export default { title: "Small", url: "https://example.com", favicon: "/icon.svg", locales: ["en", "id"], redirects: [{ from: "/old", to: "/second#part" }] };\n',
  'static/icon.svg': PICTURE,
  'static/demo.html': '<!doctype html><title>Demo</title><h1>A demo</h1>\n',
  'content/blog/authors.yml': 'writer:\n  name: A Writer\n',
  'content/blog/second/index.mdx':
    '---\ntitle: Second\ndate: 2021-03-02\ntags: [two]\nauthors: [writer]\n---\n\nThe other text.\n\n![A box](./box.svg)\n\n[The demo](/demo.html)\n\n## Part\n\nMore of it.\n',
  'content/blog/second/box.svg': PICTURE,
  'content/docs/doc1.mdx': '---\ntitle: Guide\nslug: /\n---\n\nHow to.\n',
};

/** A site of a few pages in several versions, behind a line that can be cut. */
export interface WorkerSite {
  readonly line: Line;
  readonly url: string;
  /** Puts a version in the place of the one before. */
  readonly deploy: (version: Version) => void;
  readonly listOf: (version: Version, scope?: string) => OfflineList & { readonly href: string };
  readonly stop: () => Promise<void>;
}

export async function startWorkerSite(): Promise<WorkerSite> {
  const folder = mkdtempSync(join(tmpdir(), 'lontar-worker-'));
  const out = join(folder, 'dist');
  const waiting = (version: Version): string => join(folder, version);
  await buildVersions(folder, out, waiting);
  let current: Version = 'one';
  renameSync(waiting(current), out);
  const server = await startServer(['serve', '--out', out]);
  const line = await startLine(server.url);
  return {
    line,
    url: line.url,
    deploy(version) {
      if (version === current) return;
      renameSync(out, waiting(current));
      renameSync(waiting(version), out);
      current = version;
    },
    listOf(version, scope = '/') {
      const built = version === current ? out : waiting(version);
      const worker = readFileSync(join(built, scope, 'sw.js'), 'utf8');
      const href = /"listHref":"([^"]+)"/.exec(worker)?.[1] ?? '';
      return { href, ...(JSON.parse(readFileSync(join(built, href), 'utf8')) as OfflineList) };
    },
    async stop() {
      await line.stop();
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function buildVersions(
  folder: string,
  out: string,
  waiting: (version: Version) => string,
): Promise<void> {
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  mkdirSync(join(folder, 'content/blog/first'));
  for (const version of VERSIONS) {
    const post = `---\ntitle: First\ndate: 2021-03-01\ntags: [one]\nauthors: [writer]\n---\n\nThis is version ${version}.\n`;
    writeFileSync(join(folder, 'content/blog/first/index.mdx'), post);
    const flags = version === 'removed' ? ['--remove-worker'] : [];
    await promisify(execFile)(process.execPath, [CLI, 'build', '--site', folder, '--out', out, ...flags]);
    cpSync(out, waiting(version), { recursive: true });
  }
  rmSync(out, { recursive: true });
}
