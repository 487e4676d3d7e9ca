import type { IncomingHttpHeaders } from 'node:http';

export interface Validators {
  /** Strong, with its quotes. */
  readonly etag: string;
  readonly modified: Date;
}

/** RFC 9110, 13.2.2: what the conditional headers of a GET or HEAD decide. */
export function checkPreconditions(
  headers: IncomingHttpHeaders,
  { etag, modified }: Validators,
): 'proceed' | 'notModified' | 'failed' {
  const { 'if-match': ifMatch, 'if-none-match': ifNoneMatch } = headers;
  const changedAt = seconds(modified);

  const isFailed =
    ifMatch === undefined ? changedAt > secondsOf(headers['if-unmodified-since']) : !lists(ifMatch, etag);
  if (isFailed) return 'failed';

  const isKnown =
    ifNoneMatch === undefined
      ? changedAt <= secondsOf(headers['if-modified-since'])
      : lists(ifNoneMatch.replaceAll('W/', ''), etag);
  return isKnown ? 'notModified' : 'proceed';
}

/** Whether a `Range` still holds: without `If-Range`, or when that names this very representation. */
export function rangeHolds(
  { 'if-range': ifRange }: IncomingHttpHeaders,
  { etag, modified }: Validators,
): boolean {
  if (typeof ifRange !== 'string') return true;
  return ifRange.includes('"') ? ifRange.trim() === etag : secondsOf(ifRange) === seconds(modified);
}

function lists(header: string, etag: string): boolean {
  return header.trim() === '*' || header.split(',').some((item) => item.trim() === etag);
}

/** Not a number for a date that is missing or none, so that every comparison with it is false. */
function secondsOf(header: string | undefined): number {
  return seconds(new Date(header ?? ''));
}

function seconds(date: Date): number {
  return Math.floor(date.getTime() / 1000);
}
