import { type Level, LEVELS, type SearchRecord } from '../record.ts';
import type { SectionFacets, SectionText } from '../searchIndex.ts';

/** A section as the record that clients of the protocol know. `language` is the locale of its page. */
export function recordOf(
  { url, anchor, headings, content }: SectionText,
  { group, tag, textLanguage }: SectionFacets,
  type: SearchRecord['type'],
  language: string,
): SearchRecord {
  const names = [group, ...headings];
  const hierarchy = Object.fromEntries(LEVELS.map((level, at) => [level, names[at] ?? null]));
  return {
    objectID: url,
    url,
    type,
    hierarchy: hierarchy as Record<Level, string | null>,
    content: content === '' ? null : content,
    anchor,
    language,
    text_language: textLanguage,
    docusaurus_tag: tag,
  };
}

/** 'lvl1' to 'lvl6'. */
export function levelType(level: number): Exclude<Level, 'lvl0'> {
  return `lvl${level}` as Exclude<Level, 'lvl0'>;
}
