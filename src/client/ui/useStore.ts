import { useSyncExternalStore } from 'react';
import type { Store } from '../runtime/store.ts';

/** The value of a store, rendered anew when it changes. */
export function useStore<Value>(store: Store<Value>): Value {
  return useSyncExternalStore(store.subscribe, store.get, () => store.initial);
}
