import type { RemoteSearch } from '#model/searchSettings.ts';
import type { LiteHost } from './liteTypes.ts';

/** Stands for the engine in the page. The name is reserved, so that a request to it could never leave. */
export const EMBEDDED_HOST: LiteHost = { url: 'embedded.invalid', accept: 'readWrite', protocol: 'https' };

/** Who is asked, in this order: with a service configured the engine in the page is the last. */
export function searchHosts(remote: RemoteSearch | undefined): LiteHost[] {
  return [...remoteHosts(remote), EMBEDDED_HOST];
}

function remoteHosts(remote: RemoteSearch | undefined): LiteHost[] {
  if (remote === undefined) return [];
  return remote.hosts.length === 0 ? algoliaHosts(remote.appId) : remote.hosts.map(hostAt);
}

/** The nearest one, then three that stand elsewhere, beginning with any of them so that they share the load. */
function algoliaHosts(appId: string): LiteHost[] {
  const start = Math.floor(Math.random() * 3);
  const others = [0, 1, 2].map((step) => `${appId}-${((start + step) % 3) + 1}.algolianet.com`);
  return [`${appId}-dsn.algolia.net`, ...others].map((url) => ({
    url,
    accept: 'readWrite',
    protocol: 'https',
  }));
}

/** The client puts its own path behind that of the address. */
function hostAt(address: string): LiteHost {
  const { protocol, host, pathname } = new URL(address);
  return {
    url: host + pathname.replace(/\/+$/, ''),
    accept: 'readWrite',
    protocol: protocol === 'http:' ? 'http' : 'https',
  };
}
