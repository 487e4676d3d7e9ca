import type { WorkerParams } from '#model/offline.ts';

/** Where the worker of a scope is, with what it is to know (section 7). */
export function workerAddress(scope: string, params: WorkerParams): string {
  return `${scope}sw.js?params=${encodeURIComponent(JSON.stringify(params))}`;
}

/** Whether a worker keeps everything, by its address. */
export function isInOfflineMode(scriptUrl: string): boolean {
  const params = new URL(scriptUrl).searchParams.get('params');
  return params !== null && /"offlineMode":\s*true\b/.test(params);
}

/** Whether a registration is one of this site's: other sites may live at the same origin. */
export function isOfSite(
  registration: { readonly scope: string; readonly scriptUrl: string },
  scopes: readonly string[],
): boolean {
  const scope = new URL(registration.scope).pathname;
  return scopes.includes(scope) && new URL(registration.scriptUrl).pathname === `${scope}sw.js`;
}
