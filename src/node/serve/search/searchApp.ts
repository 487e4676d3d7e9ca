import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import type { SearchSource } from '#search/protocol/findSections.ts';
import { createSearchApi, errorAnswer } from '#search/protocol/searchApi.ts';
import type { Pause } from '#search/protocol/work.ts';
import { createIndexStore } from './indexStore.ts';
import { indexingApp } from './indexingApp.ts';
import { jsonResponse } from './jsonResponse.ts';
import { MAX_SEARCH_BYTES } from './searchLimits.ts';

export interface SearchEnv {
  readonly Bindings: {
    /** The site as it is at this moment. */
    readonly site: SearchSource;
    /** Lets others in while a search goes on; without it they wait for its end. */
    readonly pause?: Pause;
  };
}

const PREFLIGHT_SECONDS = 86_400;

/**
 * Algolia's protocol over HTTP, for any client and any origin. It knows neither files nor Node: whoever runs it
 * hands over the site's indexes with each request. Without `adminKey` nothing can be pushed.
 */
export function createSearchApp(adminKey: string | null): Hono<SearchEnv> {
  const app = new Hono<SearchEnv>();
  const store = createIndexStore();
  app.use(cors({ allowHeaders: ['*'], allowMethods: ['POST'], maxAge: PREFLIGHT_SECONDS }));
  app.route('/1/indexes', indexingApp(store, adminKey));
  const limit = bodyLimit({
    maxSize: MAX_SEARCH_BYTES,
    onError: () => jsonResponse(errorAnswer(413, `A search has at most ${MAX_SEARCH_BYTES} bytes`)),
  });
  app.all('*', limit, async ({ req, env }) => {
    const api = createSearchApi(...store.sources(), env.site);
    const answer = await api.answer(req.method, req.path, await req.text(), env.pause);
    return jsonResponse(answer, answer.status === 405 ? { Allow: 'POST, OPTIONS' } : {});
  });
  // Whoever runs the app decides what becomes of an error that is not the client's.
  app.onError((error) => {
    throw error;
  });
  return app;
}
