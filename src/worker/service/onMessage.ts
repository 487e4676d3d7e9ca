import { type FromServiceWorker, PASSING_SHELVES, type ToServiceWorker } from '#model/offline.ts';
import { keepSeen } from './answerPage.ts';
import { isKeepable } from './answers.ts';
import { decodePath } from './decodePath.ts';
import { isHtml, makeCopy } from './copy.ts';
import { errandOf } from './errandOf.ts';
import type { OnProgress } from './forEachFew.ts';
import { config, orNull, params, tell, worker } from './here.ts';
import { keepFault } from './keepFault.ts';
import { keepAsset, shelfPaths } from './keptPages.ts';
import { keptSummary } from './keptSummary.ts';
import { removeSaved, saveAll, savePage, withSaved } from './saved.ts';
import { dropShelf, openShelf } from './shelves.ts';
import { restock } from './stock.ts';

/** Does what a page asks for; `reply` reaches that page alone. */
export async function onMessage(
  message: ToServiceWorker,
  reply: (answer: FromServiceWorker) => void,
): Promise<void> {
  if (message.kind === 'activate') return worker.skipWaiting();
  if (message.kind === 'visited') return keepResources(message.hrefs);
  const answer = await answerTo(message, reply).catch(failure);
  reply(answer);
  // In offline mode everything should be kept; what is not is fetched once it is noticed.
  if (params.offlineMode && answer.kind === 'list' && !answer.list.isReady) await orNull(restock());
}

async function answerTo(
  message: Exclude<ToServiceWorker, { kind: 'activate' | 'visited' }>,
  onProgress: OnProgress,
): Promise<FromServiceWorker> {
  switch (message.kind) {
    case 'isSaved': {
      const saved = await shelfPaths(config.scope, 'saved');
      return { kind: 'saved', isSaved: saved.has(decodePath(message.href)) };
    }
    case 'list':
      return { kind: 'list', list: await keptSummary() };
    case 'save':
      await withSaved(() => savePage(new URL(message.href, worker.location.href).pathname, onProgress));
      break;
    case 'saveAll':
      await saveAll(onProgress);
      break;
    case 'remove':
      await remove(message);
  }
  return { kind: 'done' };
}

function failure(error: unknown): FromServiceWorker {
  tell(error);
  return { kind: 'failed', fault: keepFault(error) };
}

async function remove({ what, href }: Extract<ToServiceWorker, { kind: 'remove' }>): Promise<void> {
  if (what === 'saved') return removeSaved(href);
  if (href === null) {
    for (const shelf of PASSING_SHELVES) await dropShelf(config.scope, shelf);
  } else await (await openShelf(config.scope, 'visited')).delete(href);
}

/** Keeps what a page is made of: by now the browser's own cache has it. */
async function keepResources(hrefs: readonly string[]): Promise<void> {
  if (params.offlineMode) return;
  // One that is lost keeps none of the others from being kept.
  for (const href of hrefs) await orNull(keepResource(href));
}

async function keepResource(href: string): Promise<void> {
  const url = new URL(href, worker.location.href);
  const request = new Request(url, { cache: 'force-cache' });
  const errand = errandOf(request, config);
  if (errand === null) return;
  const answer = await fetch(request);
  if (!isKeepable(answer)) return;
  if (errand.kind === 'file' && isHtml(answer))
    await keepSeen({ href: url.pathname, answer, isOpened: true });
  else await keepAsset(url.href, await makeCopy(answer));
}
