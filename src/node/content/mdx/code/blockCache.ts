import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode } from '../../errorCode.ts';
import { hashOf } from '../../hash.ts';

export interface BlockKey {
  readonly code: string;
  readonly lang: string;
  readonly meta: string;
}

/** Finished blocks of code on disk, so that a text whose code did not change needs no grammars. */
export interface BlockCache {
  get(block: BlockKey): string | null;
  put(block: BlockKey, html: string): void;
  /** Writes what was put since the last time; it happens by itself when that has become much. */
  flush(): void;
}

/** Text of files kept in memory, in characters. */
const MAX_LOADED = 16_000_000;
/** Text that waits to be written, in characters: to open a file for every block takes longer than to fill it. */
const MAX_PENDING = 4_000_000;
/** A file that grew beyond this is begun anew: most of it is from texts long changed. */
const MAX_FILE = 4_000_000;

/**
 * A block is one line, `key html-as-JSON`, in one of 256 files that are only appended to. Any number of processes
 * may do so at once; a line that a crash cut short does not parse and is passed over.
 */
export function createBlockCache(folder: string, version: string): BlockCache {
  mkdirSync(folder, { recursive: true });
  const files = new Map<string, string>();
  const pending = new Map<string, string>();
  const keyOf = ({ lang, meta, code }: BlockKey): string => hashOf(version, lang, meta, code);
  let loaded = 0;
  let waiting = 0;
  const textOf = (name: string): string => {
    const known = files.get(name);
    if (known !== undefined) return known;
    if (loaded > MAX_LOADED) {
      files.clear();
      loaded = 0;
    }
    const text = readIfThere(join(folder, name));
    files.set(name, text);
    loaded += text.length;
    return text;
  };
  const flush = (): void => {
    for (const [name, text] of pending) {
      const isFull = (files.get(name)?.length ?? 0) > MAX_FILE;
      writeFileSync(join(folder, name), text, { flag: isFull ? 'w' : 'a' });
    }
    pending.clear();
    waiting = 0;
  };
  return {
    get(block) {
      const key = keyOf(block);
      return findBlock(textOf(nameOf(key)), key);
    },
    put(block, html) {
      const key = keyOf(block);
      const name = nameOf(key);
      // The line break in front ends a line that was cut short.
      const line = `\n${key} ${JSON.stringify(html)}\n`;
      pending.set(name, (pending.get(name) ?? '') + line);
      waiting += line.length;
      if (waiting > MAX_PENDING) flush();
    },
    flush,
  };
}

function nameOf(key: string): string {
  return key.slice(0, 2);
}

function findBlock(text: string, key: string): string | null {
  // The last one: an earlier one may have been cut short.
  const start = text.lastIndexOf(`\n${key} `);
  if (start === -1) return null;
  const from = start + key.length + 2;
  const end = text.indexOf('\n', from);
  try {
    const html: unknown = JSON.parse(text.slice(from, end === -1 ? text.length : end));
    return typeof html === 'string' ? html : null;
  } catch {
    // Cut short by a crash: the block is made anew.
    return null;
  }
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return '';
    throw error;
  }
}
