import type { FromServiceWorker, KeepableFile } from '#model/offline.ts';
import { missingCopies, sweepCopies, writeCopy } from './copies.ts';
import { fetchListed } from './fetchCopy.ts';
import { forEachFew } from './forEachFew.ts';
import { config, worker } from './here.ts';
import { KeepError } from './keepFault.ts';
import { keptList, ownList } from './lists.ts';
import { type Versions, readVersions, takeOver, versionHrefs, writeVersions } from './versions.ts';

/** Space that a cache takes beside the bytes in it. */
const OVERHEAD = 1.2;

export type OnProgress = (progress: Extract<FromServiceWorker, { kind: 'progress' }>) => void;

/**
 * Keeps everything of this worker's list. What is there already is not fetched, and what was fetched before a failure
 * stays for the next attempt; the versions before are not touched.
 */
export async function stock(onProgress: OnProgress): Promise<void> {
  const { scope } = config;
  const index = await ownList();
  await sweep(await readVersions(scope), [index.href]);
  const missing = await missingCopies(scope, [...index.list.pages, ...index.list.files]);
  await checkRoom(missing);
  const total = index.revisions.size;
  let done = total - missing.length;
  onProgress({ kind: 'progress', done, total });
  await forEachFew(missing, async (file) => {
    await writeCopy(scope, await fetchListed(file, file.href.startsWith(config.assetsHref)));
    done += 1;
    onProgress({ kind: 'progress', done, total });
  });
  await writeVersions(scope, { ...(await readVersions(scope)), waiting: index.href });
}

/** This worker's list is the current one; the copies that only older versions needed go. */
export async function takeStockOver(): Promise<void> {
  const versions = takeOver(await readVersions(config.scope), config.listHref);
  await writeVersions(config.scope, versions);
  await sweep(versions, []);
}

async function sweep(versions: Versions, more: readonly string[]): Promise<void> {
  const listHrefs = [...versionHrefs(versions), ...more];
  const lists = await Promise.all(listHrefs.map((href) => keptList(config.scope, href)));
  const revisions = new Set(lists.flatMap((list) => [...(list?.revisions ?? [])]));
  await sweepCopies(config.scope, { revisions, listHrefs });
}

/** Throws if the browser is known to have too little room. */
export async function checkRoom(files: readonly KeepableFile[]): Promise<void> {
  const need = files.reduce((sum, { size }) => sum + size, 0) * OVERHEAD;
  const { quota, usage = 0 } = await worker.navigator.storage.estimate();
  if (need > 0 && quota !== undefined && quota - usage < need) {
    throw new KeepError('quota', `${Math.ceil(need)} bytes are needed, and ${quota - usage} are free`);
  }
}
