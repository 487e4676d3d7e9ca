import { escapeAttribute } from '../../content/mdx/code/escapeHtml.ts';
import { ATTRIBUTES_PATTERN } from './htmlTag.ts';
import { withoutOpeningTitle } from './openingTitle.ts';

const TAG = new RegExp(String.raw`<(/?)([a-zA-Z][^\s/>]*)(${ATTRIBUTES_PATTERN})>`, 'g');
/** Ids and the attributes that point to one. */
const ID_ATTRIBUTES = /\s(?:id|for|aria-(?:controls|describedby|details|labelledby|owns))="[^"]*"/g;
const MAY_NAME_ID = /\s(?:id|for|aria-)|"#/;
const SAME_PAGE_HREF = /\shref="(#[^"]*)"/;
const HEADING_LINK = new RegExp(String.raw`<a class="heading-link"${ATTRIBUTES_PATTERN}></a>`, 'g');
const HEADING = /^h[1-5]$/;

/**
 * The truncated version of a post for lists, made from HTML that `rewriteBody` has been over:
 * without ids and links to headings, so that many fit on one page; links within the post lead to it; the title that the list shows itself
 * is left out, and headings stand below that title, which is an `h2`.
 */
export function excerptOf(html: string, postHref: string): string {
  return withoutOpeningTitle(html)
    .replace(HEADING_LINK, '')
    .replace(TAG, (tag, slash: string, name: string, attributes: string) => {
      const newName = HEADING.test(name) ? demote(name) : name;
      if (slash !== '') return newName === name ? tag : `</${newName}>`;
      if (newName === name && !MAY_NAME_ID.test(attributes)) return tag;
      const kept = attributes
        .replace(ID_ATTRIBUTES, '')
        .replace(SAME_PAGE_HREF, (_, hash: string) => ` href="${escapeAttribute(postHref)}${hash}"`);
      return `<${newName}${kept}>`;
    });
}

/** `h1` and `h2` become `h3`, deeper ones go one level down. */
function demote(name: string): string {
  return name === 'h1' ? 'h3' : `h${Number(name[1]) + 1}`;
}
