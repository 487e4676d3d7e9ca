import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { Earlier, IndexMemory } from '#search/engine/earlierIndex.ts';
import type { BuiltIndex } from '#search/searchIndex.ts';

/** An index in the cache folder: all its files in one, and a list of what lies where. Small files cost more than they hold. */
export interface StoredIndex {
  /** Names the engine: what another one stored is not ours to read. */
  readonly engine: string;
  readonly locale: string;
  /** Names what each page of it gave to the index. */
  readonly pages: readonly string[];
  /** The core, then the parts: name and length of each, in the order that they lie in. */
  readonly files: readonly (readonly [name: string, length: number])[];
  /** How many bytes it takes to remember how it was made. */
  readonly memoryLength: number;
}

const LIST_FILE = 'index.json';
const BYTES_FILE = 'index.bin';
const MEMORY_FILE = 'memory.bin';

/** Where the bytes of all its files are. */
export function bytesFileOf(folder: string): string {
  return join(folder, BYTES_FILE);
}

/** Stores an index under the name of what it was made of. */
export function storeIndex(
  folder: string,
  { core, parts, memory }: BuiltIndex & { readonly memory: IndexMemory },
  facts: Omit<StoredIndex, 'files' | 'memoryLength'>,
): StoredIndex {
  const files = [['', core] as const, ...parts];
  const remembered = serialize(memory);
  const stored = {
    ...facts,
    files: files.map(([name, bytes]) => [name, bytes.length] as const),
    memoryLength: remembered.length,
  };
  const staging = `${folder}.${process.pid}`;
  mkdirSync(staging, { recursive: true });
  writeFileSync(bytesFileOf(staging), Buffer.concat(files.map(([, bytes]) => bytes)));
  writeFileSync(join(staging, MEMORY_FILE), remembered);
  writeFileSync(join(staging, LIST_FILE), JSON.stringify(stored));
  if (findIndex(folder) === null) rmSync(folder, { recursive: true, force: true });
  try {
    renameSync(staging, folder);
  } catch (error) {
    // Another build has made the same index meanwhile: both are equal.
    rmSync(staging, { recursive: true, force: true });
    if (findIndex(folder) === null) throw error;
  }
  return stored;
}

/** What is stored in a folder, or null if it is not there or not whole. */
export function findIndex(folder: string): StoredIndex | null {
  const stored = readList(join(folder, LIST_FILE));
  if (stored === null) return null;
  const length = stored.files.reduce((sum, file) => sum + file[1], 0);
  const isWhole =
    sizeOf(bytesFileOf(folder)) === length && sizeOf(join(folder, MEMORY_FILE)) === stored.memoryLength;
  return isWhole ? stored : null;
}

function sizeOf(file: string): number | null {
  return statSync(file, { throwIfNoEntry: false })?.size ?? null;
}

/** Null too where a build that was killed has left half a list. */
function readList(file: string): StoredIndex | null {
  if (!existsSync(file)) return null;
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as StoredIndex;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** What the index of the same locale that the build before this one left was made of, if there is one. */
export function findEarlier(
  searchFolder: string,
  { engine, locale }: Pick<StoredIndex, 'engine' | 'locale'>,
): (Omit<Earlier, 'numbers'> & Pick<StoredIndex, 'pages'>) | null {
  if (!existsSync(searchFolder)) return null;
  // What another build is about to store has a dot in its name and is gone in a moment.
  for (const name of readdirSync(searchFolder).filter((each) => !each.includes('.'))) {
    const folder = join(searchFolder, name);
    const stored = findIndex(folder);
    if (stored?.engine === engine && stored.locale === locale)
      return { memory: readMemory(folder), partOf: readParts(folder, stored), pages: stored.pages };
  }
  return null;
}

function readMemory(folder: string): IndexMemory {
  return deserialize(readFileSync(join(folder, MEMORY_FILE))) as IndexMemory;
}

function readParts(folder: string, { files }: StoredIndex): Earlier['partOf'] {
  const bytes = readFileSync(bytesFileOf(folder));
  const parts = new Map<string, Uint8Array>();
  let start = 0;
  for (const [name, length] of files) {
    parts.set(name, bytes.subarray(start, start + length));
    start += length;
  }
  return (name) => {
    const part = parts.get(name);
    if (!part) throw new Error(`The index in ${folder} has no part '${name}'.`);
    return part;
  };
}
