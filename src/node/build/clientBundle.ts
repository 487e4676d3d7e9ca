import { fork } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DIAGRAMS_FOLDER } from '#model/diagrams.ts';
import { engineRoot } from '../content/engineRoot.ts';
import { hashOf } from '../content/hash.ts';
import { type IslandFile, ISLANDS_FOLDER, readIslands } from '../content/readIslands.ts';
import { BROWSER_FOLDER } from './browserFolder.ts';
import type { BundleReply, BundleRequest } from './bundleClient.ts';
import { mermaidFile } from './diagrams/mermaidFile.ts';
import { HASHED_ASSETS_FOLDER } from './headers.ts';
import { markInUse, usersOf } from './inUse.ts';
import type { EmittedFile } from './links/assetStore.ts';
import { serviceWorkersIn, type WorkerRole } from './offline/serviceWorkers.ts';
import { move } from './reusedFolder.ts';
import { SiteFaults } from './siteFaults.ts';
import { isWholeFolder, noteSizes } from './wholeFolder.ts';

/** How long a bundle stays that no process uses: an edit that is taken back finds it. */
const KEPT_UNUSED_MS = 60 * 60 * 1000;

/** The theme, bundled: what pages are rendered with and what they carry inline. */
export interface ClientBundle {
  /** Names the bundle's content: part of every cache key. */
  readonly key: string;
  /** Module that exports a `ServerBundle`. */
  readonly serverFile: string;
  readonly bootScript: string;
  readonly css: string;
  /** Style sheets of the site's islands. */
  readonly islandsCss: string;
  /** What browsers load, as files to publish. */
  readonly browserFiles: readonly EmittedFile[];
  /** What of it only sites with diagrams publish, besides Mermaid itself. */
  readonly diagramFiles: readonly EmittedFile[];
  readonly mermaid: EmittedFile;
  /** Path of the browser entry, below the base path. */
  readonly entryPath: string;
  /** Code of the service worker of a build that has one, and of one that takes earlier ones away. */
  readonly serviceWorker: Readonly<Record<WorkerRole, string>>;
}

/** The bundle that this engine makes of theme and islands as they are, made anew only if they changed. Throws `SiteFaults`. */
export async function loadClientBundle(siteDir: string, engine: string): Promise<ClientBundle> {
  const { key, folder } = await ensureBundle(siteDir, engine);
  const browserFolder = join(folder, BROWSER_FOLDER);
  const browserFiles = filesIn(browserFolder, HASHED_ASSETS_FOLDER);
  const entry = browserFiles.find(({ path }) => path.startsWith(`${HASHED_ASSETS_FOLDER}entry-`));
  if (!entry) throw new Error('The browser entry is missing from the bundle.');
  return {
    key,
    serverFile: join(folder, 'server.js'),
    bootScript: readFileSync(join(folder, 'boot.js'), 'utf8'),
    css: readFileSync(join(folder, 'style.css'), 'utf8'),
    islandsCss: readFileSync(join(folder, 'islands.css'), 'utf8'),
    browserFiles,
    diagramFiles: filesIn(join(browserFolder, basename(DIAGRAMS_FOLDER)), DIAGRAMS_FOLDER),
    mermaid: mermaidFile(engineRoot),
    entryPath: entry.path,
    serviceWorker: serviceWorkersIn(folder),
  };
}

/** The folder of the bundle and what names it. Begins anew while somebody saves. */
async function ensureBundle(siteDir: string, engine: string): Promise<{ key: string; folder: string }> {
  const bundles = join(engineRoot, 'node_modules/.cache/lontar/client');
  for (;;) {
    const { islands, diagnostics } = readIslands(siteDir);
    if (diagnostics.length > 0) throw new SiteFaults(diagnostics);
    const keyNow = (): string => hashOf(engine, ...sourcesOfTheme(), ...sourcesOfIslands(siteDir, islands));
    const key = keyNow();
    const folder = join(bundles, key);
    if (isWholeFolder(folder)) {
      markInUse(folder);
      return { key, folder };
    }
    // Not by mkdtemp, which shuts out all other users: they should find the bundle, too.
    const staging = `${folder}.${process.pid}-${Date.now()}`;
    mkdirSync(staging, { recursive: true });
    try {
      await bundleInChild({ engineRoot, siteDir, islands, outDir: staging });
      // What was saved meanwhile may be in it: that must not be found later under the name of what it was before.
      if (keyNow() === key) keepBundle(staging, folder);
    } finally {
      rmSync(staging, { recursive: true, force: true });
    }
    forgetUnused(bundles);
  }
}

/** Another build may have made the same bundle meanwhile, which stays unless it is damaged. */
function keepBundle(staging: string, folder: string): void {
  noteSizes(staging);
  if (move(staging, folder) || isWholeFolder(folder)) return;
  rmSync(folder, { recursive: true });
  move(staging, folder);
}

/** Removes what no process uses, and what killed ones left unfinished. */
function forgetUnused(bundles: string): void {
  const isRecent = (folder: string): boolean =>
    Date.now() - (statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0) < KEPT_UNUSED_MS;
  for (const name of readdirSync(bundles)) {
    const folder = join(bundles, name);
    if (!isRecent(folder) && usersOf(folder).length === 0) rmSync(folder, { recursive: true, force: true });
  }
}

/** The files of a folder, without their compressed twins, as files of a folder of the output. */
function filesIn(folder: string, published: string): EmittedFile[] {
  return readdirSync(folder)
    .filter((name) => /\.(?:js|html)$/.test(name))
    .toSorted()
    .map((name) => ({ path: published + name, source: join(folder, name) }));
}

type Sources = (string | Uint8Array)[];

function sourcesOfTheme(): Sources {
  const layers = ['src/model', 'src/search', 'src/worker', 'src/client'].flatMap((layer) =>
    sourcesBelow(join(engineRoot, layer), engineRoot),
  );
  return [readFileSync(join(engineRoot, 'package-lock.json')), ...layers];
}

/**
 * A site without islands has the same bundle wherever it lies. The islands are named besides their sources: a file may
 * have come or gone since they were looked for.
 */
function sourcesOfIslands(siteDir: string, islands: readonly IslandFile[]): Sources {
  if (islands.length === 0) return [];
  const lock = join(siteDir, 'package-lock.json');
  return [
    existsSync(lock) ? readFileSync(lock) : '',
    islands.map(({ name }) => name).join(),
    ...sourcesBelow(join(siteDir, ISLANDS_FOLDER), siteDir),
  ];
}

function sourcesBelow(folder: string, root: string): Sources {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  return files
    .filter((file) => file.isFile() && !file.name.includes('.test.'))
    .map((file) => join(file.parentPath, file.name))
    .toSorted()
    .flatMap((path) => [path.slice(root.length), readFileSync(path)]);
}

async function bundleInChild(request: BundleRequest): Promise<void> {
  const child = fork(fileURLToPath(new URL('./bundleClient.js', import.meta.url)), {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const reply = await new Promise<BundleReply>((resolve, reject) => {
    child.once('message', (message) => resolve(message as BundleReply));
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The bundler stopped with code ${code}.`)));
    child.send(request);
  });
  if (reply.status === 'ok') return;
  if (reply.diagnostics.length > 0) throw new SiteFaults(reply.diagnostics);
  throw new Error(`The theme could not be bundled: ${reply.message}`);
}
