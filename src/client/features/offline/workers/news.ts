import type { KeepFault } from '#model/offline.ts';

/** What becomes of the workers, as far as the reader is told of it. */
export type News =
  | { readonly kind: 'progress'; readonly done: number; readonly total: number }
  /** Everything is kept, and the worker that did it is there to stay. */
  | { readonly kind: 'ready' }
  | { readonly kind: 'failed'; readonly fault: KeepFault }
  /** A new version waits for the reader's word. */
  | { readonly kind: 'waiting' }
  /** Another tab has brought a new version into use. */
  | { readonly kind: 'inUse' };

export type Tell = (news: News) => void;
