/** The `sw.js` of a site that no longer has one: removes what earlier workers kept, then itself. */
import { cachePrefix } from '#model/offline.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * Chromium lets a worker wait, until the one before has been idle for half a minute, where that one is asked for something in
 * the moment in which this one skips waiting. It hears it once more: later, when pages are quiet, or when the reader says so.
 */
const REMINDER_MS = 2000;

self.addEventListener('install', () => {
  void self.skipWaiting();
  setTimeout(() => void self.skipWaiting(), REMINDER_MS);
});
// The only thing that a page tells a worker that waits.
self.addEventListener('message', () => void self.skipWaiting());
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
