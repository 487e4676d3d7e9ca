/** What reading offline needs, as the browser entry gets it: from chunks of its own or, while writing, from its source. */
declare module 'virtual:offline' {
  import type * as script from '#client/entry.offline.ts';
  import type * as screens from '#client/entry.offlineScreens.ts';

  /** Another number than 0 is another attempt, at another address. */
  export const loadOffline: (attempt: number) => Promise<typeof script>;
  export const loadOfflineScreens: (attempt: number) => Promise<typeof screens>;
}
