import { isInOfflineMode } from './workerAddress.ts';

/** What is known when a worker waits to take over. */
export interface Waiting {
  /** Address of the worker that waits. */
  readonly next: string;
  /** Address of the worker that it would follow. */
  readonly current: string;
  /** Whether this very page is of the new version already. */
  readonly isPageNew: boolean;
}

/**
 * Whether the reader is asked before a worker takes over. Outside of offline mode no page is given from copies first,
 * so nothing the reader sees would change; nor does it when the worker is the first to keep everything.
 */
export function isReaderAsked({ next, current, isPageNew }: Waiting): boolean {
  return isInOfflineMode(next) && isInOfflineMode(current) && !isPageNew;
}

/** Whether a change of the worker that rules a page means a new version of what it reads. Addresses; null for none. */
export function isNewVersion(before: string | null, after: string | null): boolean {
  return after !== null && before === after && isInOfflineMode(after);
}
