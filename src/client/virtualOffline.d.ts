/** What reading offline needs, as the browser entry gets it: from a chunk of its own or, while writing, from its source. */
declare module 'virtual:offline' {
  import type * as script from '#client/entry.offline.tsx';

  /** Another number than 0 is another attempt, at another address. */
  export const loadOffline: (attempt: number) => Promise<typeof script>;
}
