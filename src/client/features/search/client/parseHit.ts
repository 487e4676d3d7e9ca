import { LEVELS, type SearchRecord } from '#search/record.ts';
import type { MarkedRecord, MarkedText, SearchHit } from '../searchClient.ts';
import { isObject } from './isObject.ts';

const TYPES: readonly SearchRecord['type'][] = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6', 'content'];

/** Only ever compared with what has an address of its own. */
const ANY_BASE = 'https://embedded.invalid/';

/** A hit as the rest may trust it: strings where strings belong, and an address that a link may lead to. Else null. */
export function parseHit(value: unknown): SearchHit | null {
  if (!isObject(value)) return null;
  const { objectID, url, hierarchy, _highlightResult, _snippetResult } = value;
  const type = TYPES.find((known) => known === value['type']);
  if (typeof objectID !== 'string' || typeof url !== 'string' || type === undefined || !isWebAddress(url))
    return null;
  const languages = { language: value['language'], text_language: value['text_language'] };
  return {
    objectID,
    url,
    type,
    hierarchy: parseHierarchy(hierarchy),
    content: textOrNull(value['content']),
    ...Object.fromEntries(Object.entries(languages).filter(([, code]) => isLanguage(code))),
    ...(isObject(_highlightResult) && { _highlightResult: parseMarks(_highlightResult) }),
    ...(isObject(_snippetResult) && { _snippetResult: parseMarks(_snippetResult) }),
  };
}

/** `javascript:` and its like are none. */
function isWebAddress(url: string): boolean {
  return URL.canParse(url, ANY_BASE) && /^https?:$/.test(new URL(url, ANY_BASE).protocol);
}

/** What the browser knows no name for, such as 'x', makes it throw. */
function isLanguage(code: unknown): boolean {
  return typeof code === 'string' && /^[a-z]{2,3}(?:-[a-z]{2,4})?$/i.test(code);
}

function parseHierarchy(value: unknown): SearchHit['hierarchy'] {
  const given = isObject(value) ? value : {};
  const [lvl0 = null, lvl1 = null, lvl2 = null, lvl3 = null, lvl4 = null, lvl5 = null, lvl6 = null] =
    LEVELS.map((level) => textOrNull(given[level]));
  return { lvl0, lvl1, lvl2, lvl3, lvl4, lvl5, lvl6 };
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

function parseMarks({ hierarchy, content }: Readonly<Record<string, unknown>>): MarkedRecord {
  const text = parseMarked(content);
  const levels = isObject(hierarchy) ? hierarchy : {};
  const headings = LEVELS.flatMap((level) => {
    const heading = parseMarked(levels[level]);
    return heading === null ? [] : [[level, heading] as const];
  });
  return { hierarchy: Object.fromEntries(headings), ...(text !== null && { content: text }) };
}

function parseMarked(value: unknown): MarkedText | null {
  if (!isObject(value) || typeof value['value'] !== 'string') return null;
  const level = value['matchLevel'];
  return { value: value['value'], matchLevel: level === 'partial' || level === 'full' ? level : 'none' };
}
