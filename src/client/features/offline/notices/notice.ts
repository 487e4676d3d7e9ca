import type { KeepFault } from '#model/offline.ts';

/** What stands over the end of the text. */
export type Notice =
  | { readonly kind: 'progress'; readonly done: number; readonly total: number }
  | { readonly kind: 'failed'; readonly fault: KeepFault }
  /** A new version waits for the reader's word. */
  | { readonly kind: 'waiting' }
  /** A new version is in use, but not on this page. */
  | { readonly kind: 'inUse' };

/** The notice that is shown when there is another: what the reader is asked for stays until there is an answer. */
export function noticeAfter(shown: Notice | null, next: Notice): Notice {
  return shown !== null && isQuestion(shown) && !isQuestion(next) ? shown : next;
}

function isQuestion({ kind }: Notice): boolean {
  return kind === 'waiting' || kind === 'inUse';
}
