import type { SiteConfig } from '#model/schema/config.ts';

/** Algolia's own hosts; the names of those of an application begin with its id. */
const ALGOLIA_HOSTS = ['https://*.algolia.net', 'https://*.algolianet.com'];
const INSIGHTS = { script: 'https://cdn.jsdelivr.net', endpoint: 'https://insights.algolia.io' };

/** Origins that the search of this site talks to and takes scripts from; none unless the owner asks for it. */
export function searchOrigins({ remote }: SiteConfig['search']): {
  readonly connectSources: readonly string[];
  readonly scriptSources: readonly string[];
} {
  if (remote === null) return { connectSources: [], scriptSources: [] };
  const hosts = remote.hosts.length > 0 ? remote.hosts.map((host) => new URL(host).origin) : ALGOLIA_HOSTS;
  return remote.insights
    ? { connectSources: [...hosts, INSIGHTS.endpoint], scriptSources: [INSIGHTS.script] }
    : { connectSources: hosts, scriptSources: [] };
}
