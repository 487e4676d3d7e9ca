import { PROGRESS_DELAY_MS } from '#model/constants.ts';
import { createStore } from './store.ts';

export interface NavigationState {
  /** How the reader set out, once that is long enough ago to say that the page is on its way; otherwise null. */
  readonly waiting: 'forward' | 'return' | null;
  /** Why the page of the address cannot be shown. */
  readonly failure: string | null;
}

const IDLE: NavigationState = { waiting: null, failure: null };

/** How it stands with the page that the reader asked for. */
export const navigationState = createStore(IDLE);

/** Starts to wait for a page. The returned function ends that; so does another navigation. */
export function beginWaiting(waiting: 'forward' | 'return', signal: AbortSignal): () => void {
  const timer = setTimeout(
    () => navigationState.set({ ...navigationState.get(), waiting }),
    PROGRESS_DELAY_MS,
  );
  const end = () => {
    clearTimeout(timer);
    navigationState.set({ ...navigationState.get(), waiting: null });
  };
  signal.addEventListener('abort', end);
  return end;
}

export function setFailure(failure: string | null): void {
  navigationState.set({ ...navigationState.get(), failure });
}
