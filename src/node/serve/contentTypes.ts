import { basename, extname } from 'node:path';
import { FEED_NAMES, FEED_TYPES } from '../build/feeds/feedNames.ts';
import { BINARY_TYPES, TEXT_TYPES } from '../build/mediaTypes.ts';

const FEED_OF_NAME: ReadonlyMap<string, string> = new Map([
  [FEED_NAMES.rss, FEED_TYPES.rss],
  [FEED_NAMES.atom, FEED_TYPES.atom],
  [FEED_NAMES.json, FEED_TYPES.json],
]);

/** Whether the type of a file depends on who asks for it. */
export function isTypeNegotiated(file: string): boolean {
  return file.endsWith('.xml') && FEED_OF_NAME.has(basename(file));
}

/**
 * Value of `Content-Type` by the name of a file; text is always UTF-8. Browsers show a feed under its own type as
 * source, so they get it as plain XML, which they show with its style sheet.
 */
export function contentType(file: string, accept = ''): string {
  if (isTypeNegotiated(file) && accept.includes('text/html')) return 'application/xml; charset=utf-8';
  const text = FEED_OF_NAME.get(basename(file)) ?? TEXT_TYPES.get(endingOf(file));
  if (text !== undefined) return `${text}; charset=utf-8`;
  return BINARY_TYPES.get(endingOf(file)) ?? 'application/octet-stream';
}

/** Whether a file holds text, by its name. */
export function isText(file: string): boolean {
  return TEXT_TYPES.has(endingOf(file));
}

function endingOf(file: string): string {
  return extname(file).slice(1).toLowerCase();
}
