import { cachePrefix } from '#model/offline.ts';
import { copyFacts, makeCopy } from './copy.ts';
import { openShelf, recordHref } from './shelves.ts';

/** Which lists the copies of a scope belong to, by their addresses. */
export interface Versions {
  /** The one that pages are answered from. */
  readonly current: string | null;
  /** The one before it: tabs that are open still ask for its assets, and it stands in for what is lost. */
  readonly previous: string | null;
  /** Complete, and waiting for the reader. */
  readonly waiting: string | null;
  /** Being fetched, or left half fetched. */
  readonly coming: string | null;
}

export const NO_VERSIONS: Versions = { current: null, previous: null, waiting: null, coming: null };

/** After the version of a list has taken over. */
export function takeOver(versions: Versions, listHref: string): Versions {
  const { current, previous, waiting } = versions;
  return {
    ...versions,
    current: listHref,
    previous: current === listHref ? previous : current,
    waiting: waiting === listHref ? null : waiting,
  };
}

export function versionHrefs(versions: Versions): string[] {
  return Object.values<string | null>({ ...versions }).filter((href) => href !== null);
}

export async function readVersions(scope: string): Promise<Versions> {
  const lists = await openShelf(scope, 'lists');
  const record = await lists.match(recordHref(scope, 'versions'));
  return record && copyFacts(record) ? ((await record.json()) as Versions) : NO_VERSIONS;
}

export function changeVersions(scope: string, change: (versions: Versions) => Versions): Promise<void> {
  return alone(scope, async () => {
    const { response } = await makeCopy(Response.json(change(await readVersions(scope))));
    await (await openShelf(scope, 'lists')).put(recordHref(scope, 'versions'), response);
  });
}

/** Short work on what the workers of a scope share: while one rules, the next is being installed. */
export function alone(scope: string, work: () => Promise<void>): Promise<void> {
  return navigator.locks.request(cachePrefix(scope), work);
}
