import type { KeepableFile } from '#model/offline.ts';
import { missingCopies, sweepCopies, writeCopy } from './copies.ts';
import { fetchListed } from './fetchCopy.ts';
import { forEachFew, type OnProgress } from './forEachFew.ts';
import { config, worker } from './here.ts';
import { KeepError } from './keepFault.ts';
import { keptList, ownList } from './lists.ts';
import { oneAtATime } from './oneAtATime.ts';
import { alone, changeVersions, readVersions, takeOver, versionHrefs } from './versions.ts';

/** Space that a cache takes beside the bytes in it. */
const OVERHEAD = 1.2;

const { scope, listHref } = config;

/** Keeps everything for the day on which this worker takes over; the versions before are not touched. */
export async function stockAhead(onProgress: OnProgress): Promise<void> {
  await changeVersions(scope, (versions) => ({ ...versions, coming: listHref }));
  await fetchMissing(onProgress);
  await changeVersions(scope, (versions) => ({ ...versions, waiting: listHref, coming: null }));
}

/** This worker's list is the current one; the copies that only older versions needed go. */
export async function takeStockOver(): Promise<void> {
  await changeVersions(scope, (versions) => takeOver(versions, listHref));
  await sweep();
}

/** Fetches again what the browser has thrown away. */
export const restock = oneAtATime(async () => {
  await takeStockOver();
  await fetchMissing(() => {});
});

/** What of this worker's list is there already is not fetched, and what was fetched before a failure stays for the next attempt. */
async function fetchMissing(onProgress: OnProgress): Promise<void> {
  const index = await ownList();
  // After this, whoever sweeps knows the list.
  await sweep();
  const missing = await missingCopies(scope, [...index.list.pages, ...index.list.files]);
  await checkRoom(missing);
  const total = index.revisions.size;
  await forEachFew(missing, { onProgress, done: total - missing.length, total }, async (file) =>
    writeCopy(scope, await fetchListed(file)),
  );
}

/** Removes what no version needs, whether it rules, waits or is coming. */
function sweep(): Promise<void> {
  return alone(scope, async () => {
    const listHrefs = versionHrefs(await readVersions(scope));
    const lists = await Promise.all(listHrefs.map((href) => keptList(scope, href)));
    const revisions = new Set(lists.flatMap((list) => [...(list?.revisions ?? [])]));
    await sweepCopies(scope, { revisions, listHrefs });
  });
}

/** Throws if the browser is known to have too little room. */
export async function checkRoom(files: readonly KeepableFile[]): Promise<void> {
  const need = files.reduce((sum, { size }) => sum + size, 0) * OVERHEAD;
  const { quota, usage = 0 } = await worker.navigator.storage.estimate();
  if (need > 0 && quota !== undefined && quota - usage < need) {
    throw new KeepError('quota', `${need} bytes`);
  }
}
