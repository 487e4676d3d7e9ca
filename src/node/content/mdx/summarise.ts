import { decodeEntities } from './html.ts';

const MAX_LENGTH = 300;
const PARAGRAPH = /<p(?:\s[^>]*)?>([\s\S]*?)<\/p>/g;
const FOOTNOTE_REFERENCE = /<sup><a [^>]*data-footnote-ref[\s\S]*?<\/sup>/g;

/** MathML says everything twice: set, and as it was written. */
const FORMULA = /<math[\s\S]*?<annotation [^>]*>([\s\S]*?)<\/annotation>[\s\S]*?<\/math>/g;

/** Plain text of the first paragraph that has any, cut at a word where it is too long. */
export function summarise(html: string): string {
  for (const [, inner = ''] of html.matchAll(PARAGRAPH)) {
    const words = inner
      .replace(FOOTNOTE_REFERENCE, '')
      .replace(FORMULA, '$1')
      .replace(/<br\s*\/?>/g, ' ')
      .replace(/<[^>]*>/g, '');
    const text = decodeEntities(words).replace(/\s+/g, ' ').trim();
    if (text !== '') return text.length <= MAX_LENGTH ? text : cut(text);
  }
  return '';
}

function cut(text: string): string {
  const head = text.slice(0, MAX_LENGTH - 1);
  const space = head.lastIndexOf(' ');
  return `${(space > MAX_LENGTH / 2 ? head.slice(0, space) : head).trimEnd()}…`;
}
