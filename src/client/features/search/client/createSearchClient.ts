import type { SearchSettings } from '#model/searchSettings.ts';
import type { SearchClient } from '../searchClient.ts';
import { connectClient, type SearchPlace } from './connectClient.ts';
import { hasLine } from '../../../runtime/hasLine.ts';
import type { EmbeddedEngine } from '../../../runtime/searchEngine/embeddedEngine.ts';
import { pageSeat } from '../../../runtime/searchEngine/pageSeat.ts';
import { createEmbeddedEngine } from './createEmbeddedEngine.ts';
import { tellNoLine } from './tellNoLine.ts';

/** They remember answers, and which host failed to give one. */
const clients = new Map<string, SearchClient>();

/**
 * The client for pages of a locale, the same each time it is asked for. Unless others are asked first, the engine
 * starts at once.
 */
export function createSearchClient(
  settings: SearchSettings,
  { workerHref, ...place }: SearchPlace & { readonly workerHref: string },
): SearchClient {
  const key = JSON.stringify([settings, place]);
  const client =
    clients.get(key) ??
    tellNoLine(connectClient(settings, place, pageEngine(workerHref)), () => hasLine(place.basePath));
  clients.set(key, client);
  return client;
}

/** The one engine of this page, whoever searches. */
function pageEngine(workerHref: string): EmbeddedEngine {
  const seat = pageSeat(workerHref);
  seat.engine ??= createEmbeddedEngine(seat);
  return seat.engine;
}
