import { decodeEntities, withoutTags } from './html.ts';

const MAX_LENGTH = 300;
/** Paragraphs, and what stands beside the text: admonitions, folds and tabs, which are folds. */
const TAG = /<(\/?)(p|aside|details|summary)(?=[\s>])((?:[^>"']|"[^"]*"|'[^']*')*)>/g;
const LABEL = /\sclass="admonition-title"/;
const FOOTNOTE_REFERENCE = /<sup><a [^>]*data-footnote-ref[\s\S]*?<\/sup>/g;

const PICTURE = /<img(?=\s)(?:[^>"]|"[^"]*")*?\salt="([^"]*)"(?:[^>"]|"[^"]*")*>/g;

/** MathML says everything twice: set, and as it was written. */
const FORMULA = /<math[\s\S]*?<annotation [^>]*>([\s\S]*?)<\/annotation>[\s\S]*?<\/math>/g;

/**
 * Plain text of the first paragraph that has any, cut at a word where it is too long. What stands beside the text is
 * taken only where there is nothing else, and never the title of an admonition or fold.
 */
export function summarise(html: string): string {
  let beside = '';
  for (const { inner, isBeside } of paragraphsOf(html)) {
    // A picture says what its sentence needs, but makes none.
    const text = plainText(inner) && plainText(inner.replace(PICTURE, '$1'));
    if (text !== '' && !isBeside) return cut(text);
    beside ||= text;
  }
  return cut(beside);
}

function* paragraphsOf(html: string): Generator<{ inner: string; isBeside: boolean }> {
  let depth = 0;
  let isTitle = false;
  let start: number | null = null;
  for (const { 0: tag, 1: slash, 2: name, 3: attributes = '', index } of html.matchAll(TAG)) {
    const isOpening = slash === '';
    if (name === 'summary') isTitle = isOpening;
    else if (name !== 'p') depth = Math.max(0, depth + (isOpening ? 1 : -1));
    else if (isOpening) start = isTitle || LABEL.test(attributes) ? null : index + tag.length;
    else if (start !== null) {
      yield { inner: html.slice(start, index), isBeside: depth > 0 };
      start = null;
    }
  }
}

function plainText(html: string): string {
  const words = html
    .replace(FOOTNOTE_REFERENCE, '')
    .replace(FORMULA, '$1')
    .replace(/<br\s*\/?>/g, ' ');
  return decodeEntities(withoutTags(words)).replace(/\s+/g, ' ').trim();
}

function cut(text: string): string {
  if (text.length <= MAX_LENGTH) return text;
  const head = text.slice(0, MAX_LENGTH - 1);
  const space = head.lastIndexOf(' ');
  return `${(space > MAX_LENGTH / 2 ? head.slice(0, space) : head).trimEnd()}…`;
}
