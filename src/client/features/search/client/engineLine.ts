import { createAnswerCache } from './answerCache.ts';
import { type Ask, askEngine } from './askEngine.ts';
import { isObject } from './isObject.ts';
import { ApiError, DeserializationError, RetryError } from './searchErrors.ts';
import type { IndexQuery, SearchLine } from './searchLine.ts';

const PATH = '1/indexes/*/queries';

/** To the engine in the page alone, which needs no client for hosts. */
export function createEngineLine(ask: Ask): SearchLine {
  const answers = createAnswerCache();
  return {
    send: (query) =>
      answers.get(query, () => send(ask, query), { miss: (answer) => answers.set(query, answer) }),
    forget: () => answers.clear(),
  };
}

async function send(ask: Ask, query: IndexQuery): Promise<unknown> {
  const { status, body } = await askEngine(ask, PATH, JSON.stringify({ requests: [query] })).catch(
    (error: unknown) => {
      throw new RetryError(String(error));
    },
  );
  const data = parse(body);
  if (status >= 200 && status < 300) return data;
  const message = isObject(data) && typeof data['message'] === 'string' ? data['message'] : body;
  throw status >= 400 && status < 500 ? new ApiError(message, status) : new RetryError(message);
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch (error) {
    throw new DeserializationError(String(error));
  }
}
