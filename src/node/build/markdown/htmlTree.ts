import { decodeEntities, VOID_TAGS } from '../../content/mdx/html.ts';
import { feedHtml } from '../feeds/feedHtml.ts';
import { parseAttributes } from '../links/htmlTag.ts';

/** An element of a text. */
export interface HtmlElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: HtmlNode[];
}

/** A string is text, its entities decoded. */
export type HtmlNode = string | HtmlElement;

/** Elements that begin a block of their own. */
export const BLOCKS: ReadonlySet<string> = new Set(
  (
    'blockquote caption dd details div dl dt figcaption figure h1 h2 h3 h4 h5 h6 hr li ol p pre summary table tbody ' +
    'td tfoot th thead tr ul'
  ).split(' '),
);

const TAG = /<(\/?)([a-z][^\s/>]*)((?:[^>"]|"[^"]*")*)>/g;
export const CODE_LANGUAGE = 'data-lang';
/** Deeper than anybody writes: what lies deeper is taken to be here, so that whoever follows the tree comes to an end. */
const DEEPEST = 100;
const NO_ATTRIBUTES: ReadonlyMap<string, string> = new Map();

/** The tree of a text, cleaned as for feeds but for the languages of its code: all that is opened in it is closed. */
export function cleanTreeOf(bodyHtml: string, pageUrl: string): HtmlNode[] {
  return htmlTreeOf(feedHtml(bodyHtml, pageUrl, CODE_LANGUAGE));
}

function htmlTreeOf(html: string): HtmlNode[] {
  const root: HtmlElement = { name: '', attributes: NO_ATTRIBUTES, children: [] };
  const open = [root];
  let innermost = root;
  let read = 0;
  TAG.lastIndex = 0;
  for (let match = TAG.exec(html); match; match = TAG.exec(html)) {
    const [tag, slash, name = '', written = ''] = match;
    if (match.index > read) innermost.children.push(decodeEntities(html.slice(read, match.index)));
    read = match.index + tag.length;
    if (slash === '/') {
      open.pop();
      innermost = open.at(-1) ?? root;
      continue;
    }
    const attributes = written === '' ? NO_ATTRIBUTES : parseAttributes(written);
    const element: HtmlElement = { name, attributes, children: [] };
    const isTooDeep = open.length > DEEPEST;
    if (!isTooDeep) innermost.children.push(element);
    if (VOID_TAGS.has(name)) continue;
    if (!isTooDeep) innermost = element;
    open.push(innermost);
  }
  if (read < html.length) innermost.children.push(decodeEntities(html.slice(read)));
  return root.children;
}

/** All text in some nodes, as it stands. */
export function textOfNodes(nodes: readonly HtmlNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : textOfNodes(node.children))).join('');
}

/** The first element of a name, at any depth. */
export function findElement(nodes: readonly HtmlNode[], name: string): HtmlElement | null {
  for (const node of nodes) {
    if (typeof node === 'string') continue;
    const found = node.name === name ? node : findElement(node.children, name);
    if (found) return found;
  }
  return null;
}
