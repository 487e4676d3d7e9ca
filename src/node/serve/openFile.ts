import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { open, realpath } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { isMissing } from './fileErrors.ts';
import type { Validators } from './preconditions.ts';
import { fileStamp } from './siteTree.ts';
import type { SiteTree } from './siteTree.ts';

export interface OpenFile extends Validators {
  readonly handle: FileHandle;
  readonly size: number;
}

/** Larger files get a tag made of their size and time, so that the first reader of a film need not wait. */
const MAX_HASHED_SIZE = 4 * 1024 * 1024;

/**
 * Opens a regular file of the tree, or gives null. `file` is relative, with forward slashes, and must be spelt as on
 * disk: a symbolic link or another case on a file system that ignores case is no file of the site.
 */
export async function openFile(tree: SiteTree, file: string): Promise<OpenFile | null> {
  const path = join(tree.root, file);
  let handle: FileHandle;
  try {
    // Without O_NONBLOCK, opening a named pipe would wait for its writer.
    handle = await open(path, constants.O_RDONLY | constants.O_NONBLOCK);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
  try {
    const opened = await describe(tree, file, handle);
    if (opened === null) await handle.close();
    return opened;
  } catch (error) {
    await handle.close();
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Bytes of an open file, `end` included, wherever it was read before. */
export async function readBytes({ handle }: OpenFile, start: number, end: number): Promise<Buffer> {
  const bytes = Buffer.allocUnsafe(end - start + 1);
  const { bytesRead } = await handle.read(bytes, 0, bytes.length, start);
  if (bytesRead !== bytes.length) throw new Error('The file became shorter while it was read.');
  return bytes;
}

async function describe(tree: SiteTree, file: string, handle: FileHandle): Promise<OpenFile | null> {
  const stats = await handle.stat({ bigint: true });
  if (!stats.isFile()) return null;
  const stamp = fileStamp(stats);
  const size = Number(stats.size);
  let tag = tree.tags.get(file);
  if (tag?.stamp !== stamp) {
    if (!(await isSpeltAsOnDisk(tree.root, file))) return null;
    const isLarge = size > MAX_HASHED_SIZE;
    tag = { stamp, etag: `"${isLarge ? `${size}-${stats.mtimeNs}` : await contentHash(handle)}"` };
    tree.tags.set(file, tag);
  }
  return { handle, size, etag: tag.etag, modified: new Date(Number(stats.mtimeMs)) };
}

async function isSpeltAsOnDisk(root: string, file: string): Promise<boolean> {
  const [realRoot, realFile] = await Promise.all([realpath(root), realpath(join(root, file))]);
  return realFile === join(realRoot, file.replaceAll('/', sep));
}

async function contentHash(handle: FileHandle): Promise<string> {
  const bytes = await handle.readFile();
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
}
