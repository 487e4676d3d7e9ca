import { LEVELS } from '#search/record.ts';
import type { SearchHit } from '../searchClient.ts';

/** A hit as the browser keeps it: without what a query had marked in it. */
export type SavedHit = Omit<SearchHit, '_highlightResult' | '_snippetResult'>;

/** More of a text says no more in a row of a list. */
const MAX_CONTENT = 200;
/** What is longer than this was not written by us. */
const MAX_LENGTH = 2000;

/** What to keep of a hit. Of a text without a heading, its page. */
export function savedHitOf(hit: SearchHit): SavedHit {
  const { objectID, url, type, hierarchy, content, language, text_language } = hit;
  const languages = {
    ...(language !== undefined && { language }),
    ...(text_language !== undefined && { text_language }),
  };
  if (type !== 'content')
    return { objectID, url, type, hierarchy, content: content?.slice(0, MAX_CONTENT) ?? null, ...languages };
  const page = url.replace(/#.*/s, '');
  const { lvl0, lvl1 } = hierarchy;
  return {
    objectID: page,
    url: page,
    type: 'lvl1',
    hierarchy: { lvl0, lvl1, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
    content: null,
    ...languages,
  };
}

/** The same page or section, whichever query it was found by. */
export function isSameHit(one: SavedHit, other: SavedHit): boolean {
  return one.objectID === other.objectID || one.url === other.url;
}

/** Reads what storage holds, which anybody may have written: whatever is no hit is left out. */
export function parseSavedHits(data: unknown): readonly SavedHit[] | null {
  return Array.isArray(data) ? data.filter(isSavedHit) : null;
}

function isSavedHit(data: unknown): data is SavedHit {
  if (!isObject(data)) return false;
  const { objectID, url, type, hierarchy, content, language, text_language } = data;
  return (
    isText(objectID) &&
    isText(url) &&
    isKnownType(type) &&
    isObject(hierarchy) &&
    LEVELS.every((level) => hierarchy[level] === null || isText(hierarchy[level])) &&
    isText(hierarchy['lvl1']) &&
    (content === null || isText(content)) &&
    [language, text_language].every((code) => code === undefined || isText(code))
  );
}

function isKnownType(type: unknown): boolean {
  return type !== 'lvl0' && LEVELS.some((level) => level === type);
}

function isObject(data: unknown): data is Readonly<Record<string, unknown>> {
  return typeof data === 'object' && data !== null;
}

function isText(data: unknown): boolean {
  return typeof data === 'string' && data.length <= MAX_LENGTH;
}
