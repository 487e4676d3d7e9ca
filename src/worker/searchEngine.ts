/** What the search worker does, once it is there: a script of its own, so that the worker runs before it has come. */
import { createAnswerer } from './createAnswerer.ts';

export const receive = createAnswerer((message) => postMessage(message));
