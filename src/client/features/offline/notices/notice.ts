import type { News } from '../workers/news.ts';

/** What stands over the end of the text. */
export type Notice = Exclude<News, { kind: 'ready' }>;

/** The notice that is shown when there is another: what the reader is asked for stays until there is an answer. */
export function noticeAfter(shown: Notice | null, next: Notice): Notice {
  return shown !== null && isQuestion(shown) && !isQuestion(next) ? shown : next;
}

function isQuestion({ kind }: Notice): boolean {
  return kind === 'waiting' || kind === 'inUse';
}
