/** The `sw.js` of a site that no longer has one: removes what earlier workers kept, then itself. */
import { cachePrefix } from '#model/offline.ts';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave(): Promise<void> {
  try {
    await forgetCopies();
  } finally {
    // Copies that cannot be reached are no reason to stay.
    await self.registration.unregister();
  }
  const pages = await self.clients.matchAll({ type: 'window' });
  // A load waits for this worker to be active, so that to wait for the load here would take for ever.
  for (const page of pages) page.navigate(page.url).catch(ignoreClosedPage);
}

/** A page that was closed meanwhile cannot be loaded anew, nor need it be. */
function ignoreClosedPage(): void {}

async function forgetCopies(): Promise<void> {
  const prefix = cachePrefix(new URL(self.registration.scope).pathname);
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(prefix)).map((name) => caches.delete(name)));
}
