import { open, stat } from 'node:fs/promises';
import type { BigIntStats } from 'node:fs';
import { join } from 'node:path';
import { MANIFEST_FILE } from '../build/routeManifest.ts';
import { isMissing } from './fileErrors.ts';
import { NO_ROUTES, parseRouteTable } from './routeTable.ts';
import type { RouteTable } from './routeTable.ts';

/** One build's output, as it lies in the served folder until the next build takes its place. */
export interface SiteTree {
  readonly root: string;
  /** Differs between any two builds. */
  readonly stamp: string;
  readonly table: RouteTable;
  /** Entity tags by file, remembered for as long as the tree is served. */
  readonly tags: Map<string, FileTag>;
}

export interface FileTag {
  readonly stamp: string;
  readonly etag: string;
}

export interface SiteTreeSource {
  /** The tree that lies there at this moment, or null while there is none. */
  current(): Promise<SiteTree | null>;
}

/** Watches by a `stat` for each request: a swapped folder is seen by the first request after the swap. */
export function createSiteTreeSource(root: string, log: (line: string) => void): SiteTreeSource {
  let known: SiteTree | null = null;
  let loading: Promise<SiteTree | null> | null = null;
  return {
    async current() {
      const stamp = await treeStamp(root);
      if (stamp === null) return null;
      if (stamp === known?.stamp) return known;
      loading ??= readTree(root, log).finally(() => (loading = null));
      known = await loading;
      return known;
    },
  };
}

/** Changes whenever the bytes of a file may have; the change time cannot be set back as the modification time can. */
export function fileStamp({ dev, ino, size, ctimeNs }: BigIntStats): string {
  return `${dev}-${ino}-${size}-${ctimeNs}`;
}

async function treeStamp(root: string): Promise<string | null> {
  try {
    return fileStamp(await stat(join(root, MANIFEST_FILE), { bigint: true }));
  } catch (error) {
    if (!isMissing(error)) throw error;
    return folderStamp(root);
  }
}

async function folderStamp(root: string): Promise<string | null> {
  try {
    return `folder-${(await stat(root, { bigint: true })).ino}`;
  } catch (error) {
    if (!isMissing(error)) throw error;
    return null;
  }
}

async function readTree(root: string, log: (line: string) => void): Promise<SiteTree | null> {
  let handle;
  try {
    handle = await open(join(root, MANIFEST_FILE));
  } catch (error) {
    if (!isMissing(error)) throw error;
    const stamp = await folderStamp(root);
    return stamp === null ? null : { root, stamp, table: NO_ROUTES, tags: new Map() };
  }
  try {
    const stamp = fileStamp(await handle.stat({ bigint: true }));
    const table = readTable(await handle.readFile('utf8'), log);
    return { root, stamp, table, tags: new Map() };
  } finally {
    await handle.close();
  }
}

function readTable(text: string, log: (line: string) => void): RouteTable {
  try {
    return parseRouteTable(text);
  } catch (error) {
    log(`${MANIFEST_FILE} is not readable (${String(error)}): serving the files without it.`);
    return NO_ROUTES;
  }
}
