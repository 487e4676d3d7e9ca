import type { EngineAnswer } from '../../../runtime/searchEngine/embeddedEngine.ts';

/** Asks the engine in the page. */
export type Ask = (path: string, body: string) => Promise<EngineAnswer>;

/** Algolia knows nothing of queries that were answered here, so they have no id. */
export async function askEngine(ask: Ask, path: string, body: string): Promise<EngineAnswer> {
  return ask(path, body.replace('&clickAnalytics=true', ''));
}
