import { escapeAttribute } from '../../content/mdx/code/escapeHtml.ts';
import { parseAttributes } from '../links/htmlTag.ts';
import { wholeAddress } from './wholeAddress.ts';

/** Elements that show what is kept elsewhere, by the attribute that names it. */
const FRAMES: Readonly<Record<string, string>> = { embed: 'src', iframe: 'src', object: 'data' };
const TAG = /<!--[\s\S]*?-->|<(\/?)([a-z][^\s/>]*)(?:[^>"]|"[^"]*")*>/gi;

/** Where an element stood. */
export interface Place {
  readonly pageUrl: string;
  /** Whether it stood between blocks, not in a line of text. */
  readonly isBetweenBlocks: boolean;
  readonly isInLink: boolean;
}

/**
 * What a feed says in place of an element that it cannot hold: a link to what a frame shows, and the name of a drawing.
 * `inside` is what was in the element, its end tag included.
 */
export function traceOf(name: string, written: string, inside: string, place: Place): string {
  const source = FRAMES[name];
  if (source === undefined && name !== 'svg') return '';
  const attributes = parseAttributes(written);
  const trace = source === undefined ? nameOf(attributes, inside) : link(source, attributes, place);
  if (trace === '' || !place.isBetweenBlocks) return trace;
  return `<p>${trace.trim()}</p>`;
}

function link(source: string, attributes: ReadonlyMap<string, string>, { pageUrl, isInLink }: Place): string {
  const src = attributes.get(source)?.trim() ?? '';
  const address = src === '' ? null : wholeAddress(src, pageUrl);
  if (!address?.startsWith('http')) return '';
  const text = escapeAttribute(attributes.get('title')?.trim() || address);
  return isInLink ? text : `<a href="${escapeAttribute(address)}">${text}</a>`;
}

/** With space about it, as the words beside a drawing may touch it. */
function nameOf(attributes: ReadonlyMap<string, string>, drawing: string): string {
  // Hidden from those who do not see it: decoration, or something that the text beside it says.
  if (attributes.get('aria-hidden') === 'true') return '';
  const label = escapeAttribute(attributes.get('aria-label')?.trim() ?? '');
  const name = label || titleOf(drawing);
  return name === '' ? '' : ` ${name} `;
}

/** The title of a drawing as a whole: its parts may have their own. */
function titleOf(drawing: string): string {
  let depth = 0;
  for (const { 0: tag, 1: slash, 2: name, index } of drawing.matchAll(TAG)) {
    if (name === undefined) continue;
    if (depth === 0 && slash === '' && name === 'title') return wordsOf(drawing.slice(index + tag.length));
    if (!tag.endsWith('/>')) depth += slash === '/' ? -1 : 1;
  }
  return '';
}

function wordsOf(title: string): string {
  const [html = ''] = title.split('</title', 1);
  return html.replace(TAG, '').replace(/\s+/g, ' ').trim();
}
