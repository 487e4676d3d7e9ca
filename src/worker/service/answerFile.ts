import { askLine, isKeepable, isUsable } from './answers.ts';
import { decodePath } from './decodePath.ts';
import { readCopy, writeCopy } from './copies.ts';
import { makeCopy, openFile } from './copy.ts';
import { findKept } from './findKept.ts';
import { config, orNull, params } from './here.ts';
import { isIndexFile } from './isIndexFile.ts';
import { keepAsset } from './keptPages.ts';
import { keptList } from './lists.ts';
import { openShelf } from './shelves.ts';
import { readVersions } from './versions.ts';

/** A file whose name says what is in it: any copy is as good as the server's. */
export async function answerAsset(event: FetchEvent): Promise<Response> {
  return (await orNull(findFile(event.request.url))) ?? answerByLine(event);
}

/** Any other file: in offline mode the copy, so that it fits the pages; else the line. */
export async function answerFile(event: FetchEvent): Promise<Response> {
  return (await orNull(findListedFile(event.request.url))) ?? answerByLine(event);
}

async function answerByLine(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const answer = await askLine(event);
  if (isUsable(answer)) {
    if (isKeepable(answer)) event.waitUntil(orNull(keepFile(request, answer.clone())));
    return answer;
  }
  const kept = (await orNull(findFile(request.url))) ?? (await orNull(findElsewhere(request.url)));
  return kept ?? answer ?? Response.error();
}

/** What pages show, and what the search is made of; not what a script asks for to learn something. */
function isWorthKeeping({ destination, url }: Request): boolean {
  return destination !== '' || new URL(url).pathname.startsWith(config.assetsHref) || isIndexFile(url);
}

async function findFile(url: string): Promise<Response | null> {
  return (await findListedFile(url)) ?? (await findOnShelves(url));
}

/** A copy of offline mode; of the version before for tabs that may still be open in it. */
async function findListedFile(url: string, listHref = config.listHref): Promise<Response | null> {
  if (!params.offlineMode) return null;
  const index = await keptList(config.scope, listHref);
  const file = index?.files.get(decodePath(new URL(url).pathname));
  if (file) return readCopy(config.scope, file.revision);
  const { previous } = await readVersions(config.scope);
  return previous === null || previous === listHref ? null : findListedFile(url, previous);
}

async function findOnShelves(url: string): Promise<Response | null> {
  for (const shelf of ['saved', 'assets', 'search'] as const) {
    const cache = await openShelf(config.scope, shelf);
    // What is saved has the addresses of the list, which are paths alone.
    const copy = await openFile(url, await cache.match(shelf === 'saved' ? new URL(url).pathname : url));
    if (copy) return copy;
  }
  return null;
}

/** What the workers of other locales have kept: they share files, and one may stand in for another. */
async function findElsewhere(url: string): Promise<Response | null> {
  for (const { scope } of config.otherScopes) {
    const found = await findKept(scope, decodePath(new URL(url).pathname));
    if (found?.kind === 'copy') return found.response;
  }
  return openFile(url, await caches.match(url));
}

/** Repairs the copy of offline mode if it is the listed file, and keeps others for as long as there is room. */
async function keepFile(request: Request, answer: Response): Promise<void> {
  const index = params.offlineMode ? await keptList(config.scope, config.listHref) : null;
  const isWorthIt = isWorthKeeping(request);
  if (index === null && !isWorthIt) return;
  const copy = await makeCopy(answer);
  if (index?.revisions.has(copy.facts.revision)) await writeCopy(config.scope, copy);
  else if (isWorthIt) await keepAsset(request.url, copy);
}
