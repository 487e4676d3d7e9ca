import type { LiteCache } from './liteTypes.ts';
import { EMBEDDED_HOST } from './searchHosts.ts';

/**
 * Remembers which hosts have failed; the client leaves those alone for 120 s (specification, section 9). Its own
 * memory does not: 5.61 writes a failed host down under another key than it looks it up by.
 */
export function createHostMemory(): LiteCache {
  const hosts = new Map<string, unknown>();
  return {
    async get<Value>(host: unknown, valueOfNew: () => Promise<Value>): Promise<Value> {
      const known = hosts.get(urlOf(host)) as Value | undefined;
      return known ?? valueOfNew();
    },
    async set<Value>(host: unknown, value: Value): Promise<Value> {
      // When the last resort has failed too, the next request has to try them all.
      if (urlOf(host) === EMBEDDED_HOST.url) hosts.clear();
      else hosts.set(urlOf(host), value);
      return value;
    },
    async delete(host) {
      hosts.delete(urlOf(host));
    },
    async clear() {
      hosts.clear();
    },
  };
}

function urlOf(host: unknown): string {
  return (host as { readonly url: string }).url;
}
