/** What diagrams need, as the browser entry gets it: from a chunk of its own or, while writing, from its source. */
declare module 'virtual:diagrams' {
  import type * as script from '#client/entry.diagrams.ts';

  /** Another number than 0 is another attempt, at another address. */
  export const loadDiagrams: (attempt: number) => Promise<typeof script>;
  /** Address of the document that draws. */
  export const frameHref: string;
}
