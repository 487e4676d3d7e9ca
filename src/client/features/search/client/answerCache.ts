import type { LiteCache } from './liteTypes.ts';

/** Enough for what one types and takes back. */
const MAX_ANSWERS = 60;

/** Keeps the last answers in memory, so that a word taken back is answered at once. Failures are never put in. */
export function createAnswerCache(): LiteCache {
  const answers = new Map<string, unknown>();
  return {
    async get<Value>(
      key: unknown,
      ask: () => Promise<Value>,
      events?: { readonly miss: (value: Value) => Promise<unknown> },
    ): Promise<Value> {
      const known = answers.get(JSON.stringify(key));
      if (known !== undefined) return known as Value;
      const answer = await ask();
      await events?.miss(answer);
      return answer;
    },
    async set<Value>(key: unknown, value: Value): Promise<Value> {
      answers.set(JSON.stringify(key), value);
      const [oldest] = answers.keys();
      if (answers.size > MAX_ANSWERS && oldest !== undefined) answers.delete(oldest);
      return value;
    },
    async delete(key) {
      answers.delete(JSON.stringify(key));
    },
    async clear() {
      answers.clear();
    },
  };
}
