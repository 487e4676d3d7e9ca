import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { asObject, parseBody, readText } from '#search/protocol/parameters.ts';
import { RequestError } from '#search/protocol/requestError.ts';
import { errorAnswer } from '#search/protocol/searchApi.ts';
import type { IndexStore, RecordChange } from './indexStore.ts';
import { jsonResponse } from './jsonResponse.ts';
import { MAX_BATCH_BYTES } from './searchLimits.ts';

/**
 * What clients need to push an index: records, settings, and copies under another name. Nothing is done later, so
 * that every task is done when it is asked for.
 */
export function indexingApp(store: IndexStore, adminKey: string | null): Hono {
  const app = new Hono();
  const guard = [
    requireKey(adminKey),
    bodyLimit({
      maxSize: MAX_BATCH_BYTES,
      onError: () => jsonResponse(errorAnswer(413, `A batch has at most ${MAX_BATCH_BYTES} bytes`)),
    }),
  ] as const;
  let lastTask = 0;
  const done = (more: object = {}): Response => {
    lastTask += 1;
    const updatedAt = new Date().toISOString();
    return respond({ taskID: lastTask, updatedAt, deletedAt: updatedAt, ...more });
  };

  app.post('/:index/batch', ...guard, async (context) => {
    const { requests } = parseBody(await context.req.text());
    if (!Array.isArray(requests)) throw new RequestError(400, 'requests must be a list');
    const changes = requests.map(readChange);
    store.change(nameIn(context), changes);
    return done({ objectIDs: changes.map(objectIdOf) });
  });
  app.post('/:index/clear', ...guard, (context) => {
    store.change(nameIn(context), [{ kind: 'clear' }]);
    return done();
  });
  app.post('/:index/operation', ...guard, async (context) => {
    const body = parseBody(await context.req.text());
    const operation = readText(body, 'operation', '');
    if (operation !== 'copy' && operation !== 'move')
      throw new RequestError(400, 'operation must be copy or move');
    const source = nameIn(context);
    const target = checkName(readText(body, 'destination', ''));
    if (target === source) throw new RequestError(400, 'destination must be another index');
    const { scope } = body;
    if (operation === 'move') store.move(source, target);
    else store.copy(source, target, Array.isArray(scope) ? scope : null);
    return done();
  });
  app.put('/:index/settings', ...guard, async (context) => {
    store.setSettings(nameIn(context), parseBody(await context.req.text()));
    return done();
  });
  app.get('/:index/settings', ...guard, (context) => {
    const settings = store.settingsOf(nameIn(context));
    if (settings === null) throw new RequestError(404, `Index ${nameIn(context)} does not exist`);
    return respond(settings);
  });
  app.get('/:index/task/:id', ...guard, () => respond({ status: 'published', pendingTask: false }));
  app.delete('/:index', ...guard, (context) => {
    store.remove(nameIn(context));
    return done();
  });
  app.onError((error) => {
    if (error instanceof RequestError) return jsonResponse(errorAnswer(error.status, error.message));
    throw error;
  });
  return app;
}

function respond(body: object): Response {
  return jsonResponse({ status: 200, body: JSON.stringify(body) });
}

function nameIn(context: Context): string {
  return checkName(context.req.param('index') ?? '');
}

function checkName(name: string): string {
  if (!/^(?!\.\.?$)[\w.-]{1,255}$/.test(name))
    throw new RequestError(400, 'The name of an index is made of letters, digits, _, - and .');
  return name;
}

/** Keys come in a header or in the address. */
function requireKey(adminKey: string | null): MiddlewareHandler {
  return async ({ req }, next) => {
    const key = req.header('x-algolia-api-key') ?? req.query('x-algolia-api-key') ?? '';
    if (adminKey === null)
      return jsonResponse(errorAnswer(403, 'Nothing can be pushed here: the server has no LONTAR_ADMIN_KEY'));
    if (!(await isSame(key, adminKey)))
      return jsonResponse(errorAnswer(403, 'Invalid Application-ID or API key'));
    return next();
  };
}

/** Hashes are compared, so that the time it takes says nothing about the key. */
async function isSame(one: string, two: string): Promise<boolean> {
  const [first, second] = await Promise.all([one, two].map(digest));
  return first === second;
}

async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return String(new Uint8Array(bytes));
}

function readChange(request: unknown): RecordChange {
  const { action, body = {} } = asObject(request, 'Each of requests');
  const record = asObject(body, 'body');
  const objectID = readText(record, 'objectID', '');
  switch (action) {
    case 'addObject':
    case 'updateObject':
      return {
        kind: 'put',
        record: { ...record, objectID: objectID || crypto.randomUUID() },
        mode: 'replace',
      };
    case 'partialUpdateObject':
    case 'partialUpdateObjectNoCreate':
      if (objectID === '') throw new RequestError(400, `${action} needs an objectID`);
      return { kind: 'put', record, mode: action === 'partialUpdateObject' ? 'merge' : 'mergeKnown' };
    case 'deleteObject':
      return { kind: 'delete', objectID };
    case 'clear':
    case 'delete':
      return { kind: 'clear' };
    default:
      throw new RequestError(400, `action ${String(action)} is not known`);
  }
}

function objectIdOf(change: RecordChange): string {
  switch (change.kind) {
    case 'put':
      return String(change.record['objectID']);
    case 'delete':
      return change.objectID;
    case 'clear':
      return '';
  }
}
