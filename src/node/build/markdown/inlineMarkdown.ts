import { escapeMarkdown, linkTarget } from './escapeMarkdown.ts';
import { type HtmlElement, type HtmlNode, textOfNodes } from './htmlTree.ts';
import { formulaMarkdown } from './formulaMarkdown.ts';
import { DOLLAR } from './plainDollars.ts';

/** What GFM puts before the name of a footnote in addresses: at its text, and at the place that names it. */
const FOOTNOTE = '#user-content-fn-';
export const FOOTNOTE_REFERENCE = '#user-content-fnref-';

const MARKS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    b: '**',
    strong: '**',
    em: '*',
    i: '*',
    cite: '*',
    dfn: '*',
    var: '*',
    del: '~~',
    s: '~~',
  }),
);

const BREAK = '\\\n';

/** What elements without words are written as. */
const SIGNS: ReadonlyMap<string, string> = new Map(Object.entries({ br: BREAK, rp: '', [DOLLAR]: '\\$' }));

/** A run of text, on one line but for breaks that the writer put within it. */
export function inlineMarkdown(nodes: readonly HtmlNode[]): string {
  const text = pieces(nodes);
  if (!text.includes(BREAK)) return oneLine(text);
  const lines = text.split(BREAK).map(oneLine);
  const first = lines.findIndex((line) => line !== '');
  const last = lines.findLastIndex((line) => line !== '');
  return first === -1 ? '' : lines.slice(first, last + 1).join(BREAK);
}

function oneLine(text: string): string {
  return text.replace(/[\t\r\n][ \t\r\n]*| [ \t\r\n]+/g, ' ').trim();
}

function piece(node: HtmlNode): string {
  if (typeof node === 'string') return escapeMarkdown(node);
  const { name, attributes, children } = node;
  const sign = SIGNS.get(name);
  if (sign !== undefined) return sign;
  switch (name) {
    case 'a':
      return link(attributes.get('href') ?? '', children);
    case 'img':
      return picture(attributes.get('src') ?? '', attributes.get('alt') ?? '');
    case 'code':
    case 'kbd':
    case 'samp':
      return codeSpan(textOfNodes(children));
    case 'sup':
      return superscript(children);
    case 'sub':
      return raised('sub', children);
    case 'q':
      return `“${pieces(children)}”`;
    case 'rt':
      return ` (${pieces(children)}) `;
    case 'audio':
    case 'video':
      return recording(node);
    case 'math':
      return formulaMarkdown(node);
    default: {
      const mark = MARKS.get(name);
      return mark === undefined ? pieces(children) : marked(mark, pieces(withoutMark(children, mark)));
    }
  }
}

/** Strong words within strong words are no stronger, and their marks would end those around them. */
function withoutMark(nodes: readonly HtmlNode[], mark: string): HtmlNode[] {
  return nodes.flatMap((node) =>
    typeof node === 'object' && MARKS.get(node.name) === mark ? withoutMark(node.children, mark) : [node],
  );
}

function pieces(nodes: readonly HtmlNode[]): string {
  let text = '';
  for (const node of withNeighboursJoined(nodes)) {
    const made = piece(node);
    // A link after it would be a picture.
    if (text.endsWith('!') && /^\[(?!\^)/.test(made)) text = `${text.slice(0, -1)}\\!`;
    text += made;
  }
  return text;
}

/** Two marks of one kind side by side are one mark of four signs, which means something else. */
function withNeighboursJoined(nodes: readonly HtmlNode[]): HtmlNode[] {
  const joined: HtmlNode[] = [];
  for (const node of nodes) {
    const before = joined.at(-1);
    const isSame =
      typeof node === 'object' &&
      typeof before === 'object' &&
      MARKS.has(node.name) &&
      MARKS.get(node.name) === MARKS.get(before.name);
    if (isSame) joined[joined.length - 1] = { ...before, children: [...before.children, ...node.children] };
    else joined.push(node);
  }
  return joined;
}

/** Marks stand beside letters: space at the edges of what they emphasise goes outside. */
function marked(mark: string, text: string): string {
  const [, before = '', inner = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? [];
  return inner === '' ? text : `${before}${mark}${inner}${mark}${after}`;
}

function link(href: string, children: readonly HtmlNode[]): string {
  const text = pieces(children);
  if (href === '' || text.trim() === '' || href.includes(FOOTNOTE_REFERENCE)) return href === '' ? text : '';
  return `[${text.trim()}](${linkTarget(href)})`;
}

function superscript(children: readonly HtmlNode[]): string {
  const [only] = children;
  const href = typeof only === 'object' && only.name === 'a' ? (only.attributes.get('href') ?? '') : '';
  const place = href.indexOf(FOOTNOTE);
  return place === -1 ? raised('sup', children) : footnoteMark(href.slice(place + FOOTNOTE.length));
}

/** Markdown has no sign of its own for it and takes HTML. */
function raised(name: 'sub' | 'sup', children: readonly HtmlNode[]): string {
  const text = pieces(children);
  return text.trim() === '' ? text : `<${name}>${text}</${name}>`;
}

/** The mark of a footnote, from its name as an address writes it. */
export function footnoteMark(name: string): string {
  return `[^${name.replace(/[[\]]/g, '')}]`;
}

/** Nobody reads a picture that is written out in its address. */
function picture(src: string, alt: string): string {
  const text = escapeMarkdown(alt);
  return src === '' || src.startsWith('data:') ? text : `![${text}](${linkTarget(src)})`;
}

function recording({ attributes, children }: HtmlElement): string {
  const sources = children.flatMap((child) =>
    typeof child === 'object' && child.name === 'source' ? [child.attributes.get('src') ?? ''] : [],
  );
  const src = attributes.get('src') ?? sources[0] ?? '';
  const others = children.filter((child) => typeof child === 'string' || child.name !== 'source');
  if (src === '') return pieces(others);
  // Links among its words, for browsers that do not play it, would end this one.
  const text = textOfNodes(others).trim() || attributes.get('title') || src;
  return `[${escapeMarkdown(text)}](${linkTarget(src)})`;
}

/** A span that holds backticks stands between longer ones. */
function codeSpan(written: string): string {
  const code = written.replace(/\s+/g, ' ');
  if (code.trim() === '') return code;
  if (!code.includes('`')) return `\`${code}\``;
  const fence = '`'.repeat(longestRun(code) + 1);
  return `${fence} ${code.trim()} ${fence}`;
}

/** How many backticks stand in a row at most. */
export function longestRun(code: string): number {
  return Math.max(0, ...(code.match(/`+/g) ?? []).map((run) => run.length));
}
