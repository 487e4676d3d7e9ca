import { isOfSite } from './workerAddress.ts';

/** Unregisters the workers of this site, and nobody else's. */
export async function removeWorkers(scopes: readonly string[]): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  const ours = registrations.filter((registration) => {
    const worker = registration.active ?? registration.waiting ?? registration.installing;
    return worker !== null && isOfSite({ scope: registration.scope, scriptUrl: worker.scriptURL }, scopes);
  });
  await Promise.all(ours.map((registration) => registration.unregister()));
}
