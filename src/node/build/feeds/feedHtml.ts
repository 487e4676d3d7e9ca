import { attributeOf, VOID_TAGS } from '../../content/mdx/html.ts';
import { formatAttributes, parseAttributes } from '../links/htmlTag.ts';
import { isLeftOut, isUnseen, shapeOf } from './feedShapes.ts';
import { type Place, traceOf } from './feedTraces.ts';
import { wholeAddress } from './wholeAddress.ts';

const TOKEN = /<!--[\s\S]*?-->|<(\/?)([A-Za-z][^\s/>]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/g;
/** Elements in which, as in XML, a tag may close itself. */
const FOREIGN = /^(?:math|svg)$/;
/** What is in them is no HTML. */
const RAW = /^(?:script|style|textarea)$/;
/** Attributes that mean something wherever a text is read. */
const MEANT: ReadonlySet<string> = new Set(
  (
    'alt cite colspan controls datetime dir height href lang open poster reversed rowspan scope src start ' +
    'title type value width ' +
    // Of MathML.
    'accent columnalign columnspacing display displaystyle encoding fence form linethickness lspace mathcolor ' +
    'mathvariant maxsize minsize rowspacing rspace scriptlevel separator stretchy voffset xmlns'
  ).split(' '),
);
const ADDRESSES: ReadonlySet<string> = new Set(['cite', 'href', 'poster', 'src']);
/** The ends of elements that hold blocks as well as text. */
const HOLDS_BLOCKS = /^<\/(?:blockquote|details|div)>$/;
/** What colours code and numbers its lines: most tags of a text by far. */
const COLOURED_CODE = /<pre tabindex="0"><code>[\s\S]*?<\/code>/g;
const COLOURS = /<span(?: (?:class|data-n)="[^">]*")+>|<\/span>/g;
const OTHER_SPAN = /<span(?! (?:class|data-n)="[^">]*"[ >])/;
const ALIGNED = /\bta-(left|center|right)\b/;

interface OpenElement {
  readonly name: string;
  readonly isTab: boolean;
  /** What is written where it ends. */
  readonly end: string;
}

/**
 * The HTML of a text for readers that know nothing of the site: whole addresses, and none of our classes, buttons,
 * scripts and styles; `also` names one more attribute to keep. Islands stay as they are before they come to life. Every element that is opened is closed.
 */
export function feedHtml(coloured: string, pageUrl: string, also = ''): string {
  const html = withoutColours(coloured);
  const open: OpenElement[] = [];
  let result = '';
  let copied = 0;
  TOKEN.lastIndex = 0;
  for (let match = TOKEN.exec(html); match; match = TOKEN.exec(html)) {
    const [token, slash, written, attributes = ''] = match;
    result += html.slice(copied, match.index);
    copied = match.index + token.length;
    // A comment.
    if (written === undefined) continue;
    const name = written.toLowerCase();
    const classes = attributes.includes('class=') ? (attributeOf(attributes, 'class') ?? '').split(' ') : [];
    if (slash === '/') {
      result += closeElement(name, open);
    } else if (isLeftOut(name, attributes, classes)) {
      const start = copied;
      if (!isClosed(name, attributes, open)) copied = endOfElement(name, html, copied);
      TOKEN.lastIndex = copied;
      if (!isUnseen(attributes, classes))
        result += traceOf(name, attributes, html.slice(start, copied), placeIn(open, pageUrl));
    } else {
      const { tag, start, end } = shapeOf(name, attributes, {
        classes,
        isInTab: open.at(-1)?.isTab ?? false,
      });
      result += tag === null ? start : startTag(tag, attributes, { pageUrl, also }) + start;
      if (isClosed(name, attributes, open)) result += VOID_TAGS.has(name) ? '' : end;
      else open.push({ name, isTab: classes.includes('tab'), end });
    }
  }
  return result + html.slice(copied) + closeDownTo(0, open);
}

/** Quicker than to meet each of them in turn. */
function withoutColours(html: string): string {
  return html.replace(COLOURED_CODE, (code) => (OTHER_SPAN.test(code) ? code : code.replace(COLOURS, '')));
}

function startTag(
  tag: string,
  written: string,
  { pageUrl, also }: { readonly pageUrl: string; readonly also: string },
): string {
  if (written === '') return `<${tag}>`;
  const attributes = parseAttributes(written);
  const meant = [...attributes].flatMap(([name, value]): [string, string][] => {
    if ((!MEANT.has(name) && name !== also) || (name === 'open' && tag !== 'details')) return [];
    if (!ADDRESSES.has(name)) return [[name, value]];
    const address = wholeAddress(value, pageUrl);
    return address === null ? [] : [[name, address]];
  });
  const align = ALIGNED.exec(attributes.get('class') ?? '')?.[1];
  return `<${tag}${formatAttributes(align === undefined ? meant : [...meant, ['align', align]])}>`;
}

function placeIn(open: readonly OpenElement[], pageUrl: string): Place {
  const around = open.findLast(({ end }) => end.trim() !== '');
  return {
    pageUrl,
    isBetweenBlocks: around === undefined || HOLDS_BLOCKS.test(around.end),
    isInLink: open.some((element) => element.name === 'a'),
  };
}

/** Whether nothing is in an element, so that no end tag follows. */
function isClosed(name: string, attributes: string, open: readonly OpenElement[]): boolean {
  if (VOID_TAGS.has(name)) return true;
  if (!attributes.endsWith('/')) return false;
  return FOREIGN.test(name) || open.some((element) => FOREIGN.test(element.name));
}

/** The ends of an element and of those in it that were left open; nothing where none of that name is open. */
function closeElement(name: string, open: OpenElement[]): string {
  const position = open.findLastIndex((element) => element.name === name);
  return position === -1 ? '' : closeDownTo(position, open);
}

function closeDownTo(position: number, open: OpenElement[]): string {
  return open
    .splice(position)
    .toReversed()
    .map(({ end }) => end)
    .join('');
}

/** Where the element ends whose start tag ends at `from`. */
function endOfElement(name: string, html: string, from: number): number {
  if (RAW.test(name)) {
    const end = html.toLowerCase().indexOf(`</${name}`, from);
    const close = end === -1 ? -1 : html.indexOf('>', end);
    return close === -1 ? html.length : close + 1;
  }
  let depth = 1;
  TOKEN.lastIndex = from;
  for (let match = TOKEN.exec(html); match; match = TOKEN.exec(html)) {
    if (match[2]?.toLowerCase() !== name || (FOREIGN.test(name) && match[3]?.endsWith('/'))) continue;
    depth += match[1] === '/' ? -1 : 1;
    if (depth === 0) return TOKEN.lastIndex;
  }
  return html.length;
}
