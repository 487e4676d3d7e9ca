import { askLine, isKeepable, isUsable } from './answers.ts';
import { decodePath } from './decodePath.ts';
import { readCopy, writeCopy } from './copies.ts';
import { makeCopy, openCopy } from './copy.ts';
import { findKept, findPrevious } from './findKept.ts';
import { config, orNull, params } from './here.ts';
import { isIndexFile } from './isIndexFile.ts';
import { keepAsset } from './keptPages.ts';
import { keptList } from './lists.ts';
import { openShelf } from './shelves.ts';

/** A file whose name says what is in it: any copy is as good as the server's. */
export async function answerAsset(event: FetchEvent): Promise<Response> {
  return (await orNull(findFile(event.request.url))) ?? answerByLine(event);
}

/** Any other file: in offline mode the copy, so that it fits the pages; else the line. */
export async function answerFile(event: FetchEvent): Promise<Response> {
  const copy = params.offlineMode ? await orNull(findListedFile(event.request.url)) : null;
  return copy ?? answerByLine(event);
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

/** A copy of offline mode. */
async function findListedFile(url: string): Promise<Response | null> {
  if (!params.offlineMode) return null;
  const path = decodePath(new URL(url).pathname);
  const index = await keptList(config.scope, config.listHref);
  const file = index?.files.get(path);
  return file === undefined ? findPrevious(path) : readCopy(config.scope, file.revision);
}

async function findOnShelves(url: string): Promise<Response | null> {
  for (const shelf of ['saved', 'assets', 'search'] as const) {
    const cache = await openShelf(config.scope, shelf);
    const copy = await openCopy(await cache.match(url));
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
  return openCopy(await caches.match(url));
}

/** Repairs the copy of offline mode if it is the listed file, and keeps others for as long as there is room. */
async function keepFile(request: Request, answer: Response): Promise<void> {
  const index = params.offlineMode ? await keptList(config.scope, config.listHref) : null;
  if (index === null && !isWorthKeeping(request)) return;
  const copy = await makeCopy(answer);
  if (index?.revisions.has(copy.facts.revision)) await writeCopy(config.scope, copy);
  else if (isWorthKeeping(request)) await keepAsset(request.url, copy);
}
