import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode } from '../../content/errorCode.ts';
import type { EncodedPicture } from './encodePicture.ts';

/** A picture's variants on disk. `files` is empty for a picture that is published as it is. */
export interface CachedPicture {
  readonly width: number;
  readonly height: number;
  readonly files: readonly {
    readonly name: string;
    readonly width: number;
    readonly type: string;
    readonly size: number;
  }[];
}

const RECORD = 'picture.json';
const NOT_THERE = new Set(['ENOENT', 'ENOTDIR']);

/** A whole entry, or null if there is none or it is damaged. */
export function readCachedPicture(folder: string): CachedPicture | null {
  try {
    const cached = JSON.parse(readFileSync(join(folder, RECORD), 'utf8')) as CachedPicture;
    const isWhole = cached.files.every(({ name, size }) => statSync(join(folder, name)).size === size);
    return isWhole ? cached : null;
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError || NOT_THERE.has(errorCode(error)))
      return null;
    throw error;
  }
}

/** Writes an entry under another name first: a build that is killed leaves a whole one or none. */
export function writeCachedPicture(folder: string, picture: EncodedPicture): CachedPicture {
  const files = picture.files.map(({ name, width, type, bytes }) => ({
    name,
    width,
    type,
    size: bytes.length,
  }));
  const cached: CachedPicture = { width: picture.width, height: picture.height, files };
  const staging = `${folder}.${process.pid}`;
  rmSync(staging, { recursive: true, force: true });
  mkdirSync(staging, { recursive: true });
  for (const { name, bytes } of picture.files) writeFileSync(join(staging, name), bytes);
  writeFileSync(join(staging, RECORD), JSON.stringify(cached));
  rmSync(folder, { recursive: true, force: true });
  try {
    renameSync(staging, folder);
  } catch (error) {
    // Another build has made the same entry meanwhile: both are equal.
    rmSync(staging, { recursive: true, force: true });
    if (readCachedPicture(folder) === null) throw error;
  }
  return cached;
}
