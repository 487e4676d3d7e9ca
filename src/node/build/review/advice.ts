import type { Diagnostic } from '#model/diagnostic.ts';

/** Something in a text that a build lets pass and a reader may not: a warning that knows its place by offset. */
export interface Advice extends Pick<Diagnostic, 'code' | 'message' | 'hint'> {
  readonly offset: number;
}
