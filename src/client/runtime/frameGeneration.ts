import { createStore } from './store.ts';

/** Grows when the frame has to be made anew, because its components are others: only while writing. */
export const frameGeneration = createStore(0);
