import { fork } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { engineRoot } from '../content/engineRoot.ts';
import { hashOf } from '../content/hash.ts';
import { BROWSER_FOLDER } from './browserFolder.ts';
import type { BundleReply, BundleRequest } from './bundleClient.ts';
import { HASHED_ASSETS_FOLDER } from './headers.ts';
import type { EmittedFile } from './links/assetStore.ts';

/** The theme, bundled: what pages are rendered with and what they carry inline. */
export interface ClientBundle {
  /** Names the bundle's content: part of every cache key. */
  readonly key: string;
  /** Module that exports a `ServerBundle`. */
  readonly serverFile: string;
  readonly bootScript: string;
  readonly css: string;
  /** What browsers load, as files to publish. */
  readonly browserFiles: readonly EmittedFile[];
  /** Path of the browser entry, below the base path. */
  readonly entryPath: string;
}

/** The bundle of the sources as they are, made anew only if they changed. */
export async function loadClientBundle(): Promise<ClientBundle> {
  const key = hashSources();
  const folder = join(engineRoot, 'node_modules/.cache/lontar/client', key);
  if (!existsSync(folder)) await bundleInChild({ engineRoot, outDir: folder });
  const browserFolder = join(folder, BROWSER_FOLDER);
  const browserFiles = readdirSync(browserFolder)
    .toSorted()
    .map((name) => ({ path: HASHED_ASSETS_FOLDER + name, source: join(browserFolder, name) }));
  const entry = browserFiles.find(({ path }) => path.startsWith(`${HASHED_ASSETS_FOLDER}entry-`));
  if (!entry) throw new Error('The browser entry is missing from the bundle.');
  return {
    key,
    serverFile: join(folder, 'server.js'),
    bootScript: readFileSync(join(folder, 'boot.js'), 'utf8'),
    css: readFileSync(join(folder, 'style.css'), 'utf8'),
    browserFiles,
    entryPath: entry.path,
  };
}

function hashSources(): string {
  const parts: (string | Uint8Array)[] = [readFileSync(join(engineRoot, 'package-lock.json'))];
  for (const layer of ['src/model', 'src/client']) {
    const files = readdirSync(join(engineRoot, layer), { recursive: true, withFileTypes: true });
    const paths = files.filter((file) => file.isFile() && !file.name.includes('.test.'));
    for (const path of paths.map((file) => join(file.parentPath, file.name)).toSorted()) {
      parts.push(path.slice(engineRoot.length), readFileSync(path));
    }
  }
  return hashOf(...parts);
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
  if (reply.status === 'failed') throw new Error(`The theme could not be bundled: ${reply.message}`);
}
