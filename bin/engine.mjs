// The engine is TypeScript; Node 20 runs none. It is bundled once per state of its sources and kept under
// node_modules/.cache, so that a warm start costs one look at each source file's date and size.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');
const CACHE = join(ROOT, 'node_modules/.cache/lontar/engine');

/** Every file that runs as a program of its own: `main`, and what it starts as a child process. */
const ENTRIES = {
  main: 'src/node/cli/main.ts',
  bodyWorker: 'src/node/content/mdx/pool/bodyWorker.ts',
  bundleClient: 'src/node/build/bundleClient.ts',
};

/** What the bundle is made from: any change to one of these makes another engine. */
const SOURCES = [
  'src/node',
  'src/model',
  'src/search',
  'bin/engine.mjs',
  'package.json',
  'package-lock.json',
];

/** Packages of plain JavaScript that every run needs: bundled, they load in one read. All others stay outside. */
const BUNDLED = ['zod', 'yaml', 'github-slugger'];

/** A stamp that no process uses is kept this long, for a process that is just about to use it. */
const GRACE_MS = 10 * 60 * 1000;

/** Bundles the engine unless that is done already; returns the folder that holds `main.js`. */
export async function ensureEngine() {
  const directory = join(CACHE, stampOf(SOURCES));
  if (!existsSync(join(directory, 'main.js'))) {
    await bundle(directory);
    removeUnused(directory);
  }
  markInUse(directory);
  // The bundle lies in a cache that may be a link to elsewhere; child processes are told with the environment.
  process.env.LONTAR_ROOT = ROOT;
  return directory;
}

/** Called at every start, hence without anything that costs time: no contents, no path arithmetic. */
function stampOf(sources) {
  let facts = ROOT;
  for (const source of sources) facts += factsOf(`${ROOT}/${source}`);
  return createHash('sha256').update(facts).digest('hex').slice(0, 16);
}

function factsOf(path) {
  const stat = statSync(path);
  if (!stat.isDirectory()) return `\n${path} ${stat.size} ${stat.mtimeMs}`;
  let facts = '';
  for (const name of readdirSync(path)) facts += factsOf(`${path}/${name}`);
  return facts;
}

/** Two processes may bundle at once: each writes a folder of its own, the first rename wins. */
async function bundle(directory) {
  const temporary = join(CACHE, `.${process.pid}-${Date.now()}`);
  mkdirSync(temporary, { recursive: true });
  try {
    await writeBundle(temporary);
    renameSync(temporary, directory);
  } catch (error) {
    rmSync(temporary, { recursive: true, force: true });
    if (!existsSync(join(directory, 'main.js'))) throw error;
  }
}

async function writeBundle(directory) {
  const { build } = await import('rolldown');
  await build({
    cwd: ROOT,
    input: ENTRIES,
    platform: 'node',
    external: isExternal,
    // The ES module builds of these packages can be shaken; yaml offers its own only outside the condition `node`.
    resolve: { conditionNames: ['import', 'default'] },
    logLevel: 'warn',
    output: {
      dir: directory,
      format: 'esm',
      entryFileNames: '[name].js',
      chunkFileNames: '[name]-[hash].js',
    },
  });
  writeFileSync(join(directory, 'package.json'), '{ "type": "module" }\n');
}

function isExternal(id) {
  if (/^[./#]/.test(id) || /^[A-Za-z]:[\\/]/.test(id)) return false;
  return !BUNDLED.some((name) => id === name || id.startsWith(`${name}/`));
}

/**
 * Leaves a file named after this process, so that no other process removes the folder from under it. Where we may only
 * read, as in an image, there is no newer engine that would.
 */
function markInUse(directory) {
  const mark = join(directory, `${process.pid}.pid`);
  try {
    writeFileSync(mark, '');
  } catch (error) {
    if (error.code === 'EACCES' || error.code === 'EROFS') return;
    throw error;
  }
  process.on('exit', () => rmSync(mark, { force: true }));
}

function removeUnused(current) {
  for (const name of readdirSync(CACHE)) {
    const directory = join(CACHE, name);
    if (directory !== current && !isInUse(directory)) rmSync(directory, { recursive: true, force: true });
  }
}

function isInUse(directory) {
  try {
    if (Date.now() - statSync(directory).mtimeMs < GRACE_MS) return true;
    return readdirSync(directory).some((name) => name.endsWith('.pid') && isAlive(Number.parseInt(name, 10)));
  } catch (error) {
    // Another process has just removed it.
    if (error.code === 'ENOENT') return false;
    throw error;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
