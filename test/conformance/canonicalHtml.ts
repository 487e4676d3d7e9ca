import { htmlToHast } from 'satteri';
import type { HastNode } from 'satteri';

const INLINE = new Set(
  'a abbr b br code del em i img input ins kbd mark q s small span strong sub sup u x-link'.split(' '),
);
const VOID = new Set('br hr img input source'.split(' '));

/**
 * HTML in one spelling, so that two renderers can be compared: attributes in order, blank space as a browser shows
 * it, one block a line. Known differences that mean nothing are levelled here, and only here:
 * - `data-footnote-ref` and `data-footnote-backref` are written bare, as `=""` or as `="true"`;
 * - React writes some attributes (`checked=""`, `className`) where static HTML has them bare.
 */
export function canonicalHtml(html: string): string {
  const text = write(htmlToHast(html, { fragment: true }), false);
  return `${text
    .replace(/[ \n]*\n[ \n]*/g, '\n')
    .replace(/^\n|\n$/g, '')
    .replace(/\uE002/g, '\n')
    .replace(/\uE003/g, ' ')}\n`;
}

function write(node: HastNode, isPre: boolean): string {
  switch (node.type) {
    case 'text':
      return isPre ? keep(escape(node.value)) : escape(node.value.replace(/\s+/g, ' '));
    case 'root':
      return node.children.map((child) => write(child, false)).join('');
    case 'element': {
      const edge = INLINE.has(node.tagName) || isPre ? '' : '\n';
      const inner = node.children.map((child) => write(child, isPre || node.tagName === 'pre')).join('');
      if (isColour(node)) return inner;
      const tag = `${edge}<${node.tagName}${attributes(node.properties)}>`;
      return VOID.has(node.tagName) ? `${tag}${edge}` : `${tag}${inner}</${node.tagName}>${edge}`;
    }
    default:
      return '';
  }
}

/** Which word of code has which colour is the highlighter's own matter. */
function isColour({ tagName, properties }: Extract<HastNode, { type: 'element' }>): boolean {
  return tagName === 'span' && /^k\w+$/.test(String(properties['className']));
}

function attributes(properties: Readonly<Record<string, unknown>>): string {
  const entries = Object.entries(properties).map(([name, value]) => [name, valueOf(name, value)] as const);
  const shown = entries.filter(([, value]) => value !== null).sort(([a], [b]) => (a < b ? -1 : 1));
  return shown.map(([name, value]) => ` ${attributeName(name)}="${keep(escape(value ?? ''))}"`).join('');
}

function attributeName(property: string): string {
  if (property === 'className') return 'class';
  return property.replace(/[A-Z]/g, (letter) =>
    /^(?:data|aria)/.test(property) ? `-${letter.toLowerCase()}` : letter,
  );
}

function valueOf(name: string, value: unknown): string | null {
  if (value === false || value === null || value === undefined) return null;
  if (value === true || name.startsWith('dataFootnote')) return '';
  if (Array.isArray(value)) return value.join(' ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function escape(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}

/** Blank space that has to stay as it is. */
function keep(text: string): string {
  return text.replace(/\n/g, '\uE002').replace(/ /g, '\uE003');
}
