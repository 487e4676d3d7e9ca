import { copyFacts, makeCopy } from './copy.ts';
import { openShelf, recordHref } from './shelves.ts';

/** Which lists the copies of a scope belong to, by their addresses. */
export interface Versions {
  /** The one that pages are answered from. */
  readonly current: string | null;
  /** The one before it: tabs that are open still ask for its assets. */
  readonly previous: string | null;
  /** Complete, and waiting for the reader. */
  readonly waiting: string | null;
}

export const NO_VERSIONS: Versions = { current: null, previous: null, waiting: null };

/** After the version of a list has taken over. */
export function takeOver(versions: Versions, listHref: string): Versions {
  const previous = versions.current === listHref ? versions.previous : versions.current;
  return { current: listHref, previous, waiting: null };
}

export function versionHrefs({ current, previous, waiting }: Versions): string[] {
  return [current, previous, waiting].filter((href) => href !== null);
}

export async function readVersions(scope: string): Promise<Versions> {
  const lists = await openShelf(scope, 'lists');
  const record = await lists.match(recordHref(scope, 'versions'));
  return record && copyFacts(record) ? ((await record.json()) as Versions) : NO_VERSIONS;
}

export async function writeVersions(scope: string, versions: Versions): Promise<void> {
  const lists = await openShelf(scope, 'lists');
  const { response } = await makeCopy(Response.json(versions));
  await lists.put(recordHref(scope, 'versions'), response);
}
