/** The search engine beside the page: whatever it has to think about, the page stays free. */
import type { ToWorker } from '#search/workerMessages.ts';
import { createAnswerer } from './createAnswerer.ts';

const receive = createAnswerer((message) => postMessage(message));

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => receive(data));
