/** What islands of a site import as `lontar/islands`: state that several of them share. */
export { createStore, type Store } from './runtime/store.ts';
export { useStore } from './ui/useStore.ts';
