import type { KeepableFile, KeepablePage, OfflineList } from '#model/offline.ts';
import { decodePath } from './decodePath.ts';

/** A list to look things up in. */
export interface ListIndex {
  readonly list: OfflineList;
  /** By decoded path. */
  readonly pages: ReadonlyMap<string, KeepablePage>;
  readonly files: ReadonlyMap<string, KeepableFile>;
  /** Where old addresses lead, by decoded path. */
  readonly moved: ReadonlyMap<string, string>;
  readonly revisions: ReadonlySet<string>;
  /** Bytes of all of it. */
  readonly size: number;
}

export function indexList(list: OfflineList): ListIndex {
  const all = [...list.pages, ...list.files];
  return {
    list,
    pages: byPath(list.pages),
    files: byPath(list.files),
    moved: new Map(Object.entries(list.moved ?? {}).map(([from, to]) => [decodePath(from), to])),
    revisions: new Set(all.map(({ revision }) => revision)),
    size: all.reduce((sum, { size }) => sum + size, 0),
  };
}

function byPath<T extends KeepableFile>(files: readonly T[]): Map<string, T> {
  return new Map(files.map((file) => [decodePath(file.href), file]));
}
