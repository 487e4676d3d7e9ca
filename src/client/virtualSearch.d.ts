/** The search as the browser entry gets it, from a chunk of its own or, while writing, from its source. */
declare module 'virtual:search' {
  import type * as script from '#client/entry.search.tsx';

  /** Another number than 0 is another attempt, at another address. */
  export const loadSearch: (attempt: number) => Promise<typeof script>;
  /** Address of the script of the search worker. */
  export const workerHref: string;
  /** Address of the engine, which the worker loads. */
  export const engineHref: string;
}
