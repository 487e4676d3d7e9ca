import type { WorkerConfig } from '#model/offline.ts';
import { readParams } from './readParams.ts';

declare const self: ServiceWorkerGlobalScope & { readonly lontar: WorkerConfig };

/** This worker, what it was published with and how it was registered. */
export const worker = self;
export const config = { ...self.lontar, origin: self.location.origin };
export const params = readParams(self.location.href);

/** For whoever looks for a fault; the reader's console stays empty. */
export function tell(...what: readonly unknown[]): void {
  // oxlint-disable-next-line no-console -- a worker has nowhere else to tell
  if (params.debug) console.debug('[lontar]', config.scope, ...what);
}

/** Storage that refuses or is damaged is done without: then the line has to do. */
export async function orNull<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    tell(error);
    return null;
  }
}
