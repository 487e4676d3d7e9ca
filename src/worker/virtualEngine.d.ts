/** The engine as the search worker gets it: a chunk of its own or, while writing, its source. It is `searchEngine.ts`. */
declare module 'virtual:engine' {
  import type { ToWorker } from '#search/workerMessages.ts';

  interface Engine {
    readonly receive: (message: ToWorker) => void;
  }

  /** Another `search` is another attempt, at another address. */
  export const loadEngine: (search: string) => Promise<Engine>;
}
