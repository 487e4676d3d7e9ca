import type { KeepableFile } from '#model/offline.ts';
import { type Copy, openCopy } from './copy.ts';
import { isRecord, openShelf } from './shelves.ts';

/** Copies of offline mode: by what is in them, so that a new name or a new version of the site costs nothing. */
function copyHref(scope: string, revision: string): string {
  return `${scope}?lontar-copy=${revision}`;
}

/** Null where it is missing or damaged. */
export async function readCopy(scope: string, revision: string): Promise<Response | null> {
  const copies = await openShelf(scope, 'copies');
  return openCopy(await copies.match(copyHref(scope, revision)));
}

export async function writeCopy(scope: string, { facts, response }: Copy): Promise<void> {
  const copies = await openShelf(scope, 'copies');
  await copies.put(copyHref(scope, facts.revision), response);
}

/** Of the files of a list, each content once, those that are not kept whole. */
export async function missingCopies(
  scope: string,
  files: readonly KeepableFile[],
): Promise<readonly KeepableFile[]> {
  const once = new Map(files.map((file) => [file.revision, file]));
  const missing: KeepableFile[] = [];
  for (const file of once.values()) {
    if ((await readCopy(scope, file.revision)) === null) missing.push(file);
  }
  return missing;
}

/** Revisions of what is there, whole or not. */
export async function keptRevisions(scope: string): Promise<ReadonlySet<string>> {
  const keys = await (await openShelf(scope, 'copies')).keys();
  return new Set(keys.map(({ url }) => url.split('?lontar-copy=')[1] ?? ''));
}

/** Removes the copies that no list needs, and the other lists. */
export async function sweepCopies(
  scope: string,
  needed: { readonly revisions: ReadonlySet<string>; readonly listHrefs: readonly string[] },
): Promise<void> {
  const copies = await openShelf(scope, 'copies');
  for (const revision of await keptRevisions(scope)) {
    if (!needed.revisions.has(revision)) await copies.delete(copyHref(scope, revision));
  }
  const lists = await openShelf(scope, 'lists');
  for (const { url } of await lists.keys()) {
    const { pathname } = new URL(url);
    if (!isRecord(url) && !needed.listHrefs.includes(pathname)) await lists.delete(url);
  }
}
