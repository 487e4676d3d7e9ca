import type { FromServiceWorker } from '#model/offline.ts';
import { dropStrangers } from './dropStrangers.ts';
import { config, orNull, params, tell, worker } from './here.ts';
import { keepFault } from './keepFault.ts';
import { readParams } from './readParams.ts';
import { withSaved } from './saved.ts';
import { dropShelf } from './shelves.ts';
import { stockAhead, takeStockOver } from './stock.ts';

/** In offline mode everything or nothing; else there is nothing to wait for. */
export async function install(): Promise<void> {
  if (!params.offlineMode) return worker.skipWaiting();
  try {
    await stockAhead((progress) => void tellPages(progress));
    await tellPages({ kind: 'done' });
  } catch (error) {
    tell(error);
    await tellPages({ kind: 'failed', fault: keepFault(error) });
    throw error;
  }
  // A version without copies is no loss.
  const { active } = worker.registration;
  if (active && !readParams(active.scriptURL).offlineMode) await worker.skipWaiting();
}

/** Nothing here uses the line: pages wait until it is done. */
export async function activate(): Promise<void> {
  await orNull(params.offlineMode ? takeStockOver() : dropStock());
  await worker.clients.claim();
  // Not waited for: there may be many saved pages.
  void orNull(withSaved(dropStrangers));
}

async function dropStock(): Promise<void> {
  await dropShelf(config.scope, 'copies');
  await dropShelf(config.scope, 'lists');
}

async function tellPages(message: FromServiceWorker): Promise<void> {
  for (const client of await worker.clients.matchAll({ includeUncontrolled: true, type: 'window' })) {
    const isOurs = new URL(client.url).pathname.startsWith(config.scope);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a client is no window
    if (isOurs) client.postMessage(message);
  }
}
