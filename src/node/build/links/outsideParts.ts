import type { BodyMeta } from '#model/body.ts';
import { escapeAttribute } from '../../content/mdx/code/escapeHtml.ts';
import { isOutside, trimHref } from './hrefParts.ts';
import { ATTRIBUTES_PATTERN, parseAttributes } from './htmlTag.ts';

const PARTS = new RegExp(String.raw`<(img|iframe)\s(${ATTRIBUTES_PATTERN})>(?:\s*</iframe>)?`, 'g');

/** What stands behind a block, or before all, is one itself. */
const BLOCK_BEFORE = /(?:^|<\/(?:p|[uo]l|h[1-6]|figure|blockquote|div|table|details)>)\s*$/;

/**
 * The HTML of a text as a page shows it: a link in the place of each picture and frame of another site, which the
 * policy lets no browser load. Feeds and copies keep them as they are.
 */
export function linkOutsideParts(
  html: string,
  { images, frames }: Pick<BodyMeta, 'images' | 'frames'>,
): string {
  if (!images.some(isOutside) && !frames.some(isOutside)) return html;
  return html.replace(PARTS, (part, _name: string, written: string, offset: number) => {
    const attributes = parseAttributes(written);
    const src = trimHref(attributes.get('src') ?? '');
    if (!isOutside(src) || !URL.canParse(src, 'https://x')) return part;
    const { href, host } = new URL(src, 'https://x');
    const name = (attributes.get('alt') || attributes.get('title') || '').trim();
    const text = escapeAttribute(name === '' ? host : `${name} (${host})`);
    if (isInLink(html, offset)) return text;
    const link = `<a href="${escapeAttribute(href)}" rel="noopener">${text}</a>`;
    return BLOCK_BEFORE.test(html.slice(Math.max(0, offset - 20), offset)) ? `<p>${link}</p>` : link;
  });
}

function isInLink(html: string, offset: number): boolean {
  return html.lastIndexOf('<a ', offset) > html.lastIndexOf('</a>', offset);
}
