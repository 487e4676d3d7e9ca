import { closeSync, openSync, readFileSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { hashedName } from './assetName.ts';

/** A file to publish: its path below the output folder, which holds a hash of its content, and where it lies. */
export interface EmittedFile {
  readonly path: string;
  readonly source: string;
  /** Where in `source` it lies, if it is not the whole of it. */
  readonly slice?: { readonly start: number; readonly length: number };
}

/** The content of a file to publish. */
export function readEmitted({ source, slice }: EmittedFile): Uint8Array {
  if (!slice) return readFileSync(source);
  const bytes = new Uint8Array(slice.length);
  const file = openSync(source, 'r');
  try {
    const found = readSync(file, bytes, 0, slice.length, slice.start);
    if (found < slice.length) throw new Error(`${source} ends at ${slice.start + found}, too early.`);
  } finally {
    closeSync(file);
  }
  return bytes;
}

/** Files of the site that texts link to, published under hashed names. */
export interface AssetStore {
  /** Href of a file, given by its path below the site's folder. */
  hrefOf(file: string): string;
  emitted(): EmittedFile[];
}

export function createAssetStore(siteDir: string, basePath: string): AssetStore {
  const paths = new Map<string, string>();
  return {
    hrefOf(file) {
      let path = paths.get(file);
      if (path === undefined) {
        path = `assets/files/${hashedName(file, readFileSync(join(siteDir, file)))}`;
        paths.set(file, path);
      }
      return basePath + path;
    },
    emitted: () => emittedFiles(new Map([...paths].map(([file, path]) => [path, join(siteDir, file)]))),
  };
}

/** Files to publish, given their sources by path, in order of path. */
export function emittedFiles(sources: ReadonlyMap<string, string>): EmittedFile[] {
  const files = [...sources].map(([path, source]) => ({ path, source }));
  return files.toSorted((a, b) => (a.path < b.path ? -1 : 1));
}
