import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { Diagnostic } from '#model/diagnostic.ts';

export const BIN = fileURLToPath(new URL('../../bin/lontar.mjs', import.meta.url));

export interface Finished {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the real command line. `killAfterMs` ends it, and all it started, the hard way; `stopOn` is when Ctrl+C is pressed. */
export function runLontar(
  args: readonly string[],
  options: {
    env?: Record<string, string>;
    input?: string;
    killAfterMs?: number;
    stopOn?: Promise<void>;
  } = {},
): Promise<Finished> {
  const child = spawn(process.execPath, [BIN, ...args], {
    env: { ...process.env, CI: 'true', ...options.env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  child.stdin.end(options.input ?? '');
  const chunks = { stdout: '', stderr: '' };
  child.stdout.on('data', (data) => (chunks.stdout += String(data)));
  child.stderr.on('data', (data) => (chunks.stderr += String(data)));
  void options.stopOn?.then(() => child.kill('SIGINT'));
  const timer =
    options.killAfterMs === undefined
      ? undefined
      : setTimeout(() => child.kill('SIGKILL'), options.killAfterMs);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => {
      clearTimeout(timer);
      resolve({ code, signal, ...chunks });
    });
  });
}

/** Builds and returns what an editor would get. */
export async function buildForDiagnostics(
  site: string,
  command: 'build' | 'check' = 'build',
): Promise<{ code: number | null; diagnostics: Diagnostic[] }> {
  const { code, stdout, stderr } = await runLontar([command, '--site', site, '--json']);
  try {
    return { code, diagnostics: JSON.parse(stdout) as Diagnostic[] };
  } catch (error) {
    throw new Error(`The build printed no diagnostics.\n${stdout}\n${stderr}`, { cause: error });
  }
}

export function makeFolder(): string {
  return mkdtempSync(join(tmpdir(), 'lontar-test-'));
}

export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}

export function writeTree(folder: string, files: Readonly<Record<string, string | Uint8Array>>): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}

/** Puts a copy in the place of what was there, with the dates of its files; `cpSync` takes twice as long. */
export function copyFolder(from: string, to: string): void {
  removeFolder(to);
  execFileSync('cp', ['-a', from, to]);
}

/**
 * A folder in which every test of the file, or of the group, begins with this site as one build has left it: with its cache and
 * in `dist` what was published. Built once and copied back to where it was built, so that the next build knows it for its own.
 */
export function siteBuiltOnce(files: Readonly<Record<string, string>>): string {
  const site = makeFolder();
  const built = makeFolder();
  beforeAll(async () => {
    writeTree(site, files);
    const { code, stderr } = await runLontar(['build', '--site', site]);
    expect(code, stderr).toBe(0);
    copyFolder(site, built);
  });
  beforeEach(() => copyFolder(built, site));
  afterAll(() => [site, built].forEach(removeFolder));
  return site;
}

/** Hash of every file of a folder, by path; an absent folder has none. */
export function hashTree(folder: string): Record<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(
    paths
      .toSorted()
      .map((path) => [relative(folder, path), createHash('sha1').update(readFileSync(path)).digest('hex')]),
  );
}

/** Hash of every file of a built site, by path, without what only earlier builds have used. */
export function hashSite(out: string): Record<string, string> {
  const manifest = JSON.parse(readFileSync(join(out, 'routes.json'), 'utf8')) as {
    assets: Readonly<Record<string, number>>;
  };
  const isCurrent = (file: string): boolean => manifest.assets[file.replace(/\.(?:br|gz)$/, '')] === 0;
  const files = Object.entries(hashTree(out)).filter(
    ([file]) => !file.startsWith('routes.json') && (!file.startsWith('assets/') || isCurrent(file)),
  );
  const assets = Object.keys(manifest.assets).filter((file) => manifest.assets[file] === 0);
  return {
    ...Object.fromEntries(files),
    manifest: JSON.stringify({ ...manifest, assets: assets.toSorted() }),
  };
}

/** A small whole site: two languages, posts, a page and a document. */
export const SMALL_SITE: Readonly<Record<string, string>> = {
  'site.config.ts': "export default { title: 'Small', url: 'https://example.com', locales: ['en', 'id'] };\n",
  'content/blog/authors.yml': 'writer:\n  name: A Writer\n',
  'content/blog/first/index.mdx':
    '---\ntitle: First\ndate: 2021-03-01\ntags: [one, two]\nauthors: [writer]\n---\n\nThe opening.\n\n{/* truncate */}\n\n## A heading\n\nText with a [link](/second) and a [file link](../second/index.mdx).\n\n```ts\nconst a = 1;\n```\n',
  'content/blog/first/index.id.mdx':
    '---\ntitle: Pertama\ndate: 2021-03-01\ntags: [one, two]\nauthors: [writer]\n---\n\nPembuka.\n\n{/* truncate */}\n\n## Judul\n\nTeks.\n',
  'content/blog/second/index.mdx':
    '---\ntitle: Second\ndate: 2022-04-02\ntags: [two]\nauthors: [writer]\n---\n\nAnother text, in English only.\n',
  'content/pages/about/index.mdx': '---\ntitle: About\n---\n\nAbout this site.\n',
  'content/docs/doc1.mdx': '---\ntitle: Guide\nslug: /\n---\n\nHow to.\n',
};
