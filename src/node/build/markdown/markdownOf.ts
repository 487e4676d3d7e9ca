import { escapeLineStarts } from './escapeMarkdown.ts';
import { formulaMarkdown, isBlockFormula } from './formulaMarkdown.ts';
import {
  BLOCKS,
  CODE_LANGUAGE,
  findElement,
  type HtmlElement,
  type HtmlNode,
  textOfNodes,
} from './htmlTree.ts';
import { FOOTNOTE_REFERENCE, footnoteMark, inlineMarkdown, longestRun } from './inlineMarkdown.ts';
import { withPlainDollars } from './plainDollars.ts';
import { tableMarkdown } from './tableMarkdown.ts';

/** A text as plain Markdown, from the tree of its HTML. */
export function markdownOf(nodes: readonly HtmlNode[]): string {
  return blocksOf(withPlainDollars(nodes)).join('\n\n');
}

function blocksOf(nodes: readonly HtmlNode[]): string[] {
  const blocks: string[] = [];
  let run: HtmlNode[] = [];
  const endRun = (): void => {
    if (run.length > 0) blocks.push(paragraph(run));
    run = [];
  };
  for (const node of nodes) {
    if (typeof node === 'string' || !isBlock(node)) {
      run.push(node);
    } else {
      endRun();
      blocks.push(...blockOf(node));
    }
  }
  endRun();
  return blocks.filter((block) => block !== '');
}

function isBlock(element: HtmlElement): boolean {
  return BLOCKS.has(element.name) || (element.name === 'math' && isBlockFormula(element));
}

function blockOf(element: HtmlElement): string[] {
  const { name, children } = element;
  switch (name) {
    case 'p':
      return hasBlock(children) ? blocksOf(children) : [paragraph(children)];
    case 'pre':
      return [fence(children, '')];
    case 'figure':
      return figure(element);
    case 'blockquote':
      return [quote(blocksOf(children).join('\n\n'))];
    case 'ul':
    case 'ol':
      return [list(element)];
    case 'table':
      return [captionOf(element), tableMarkdown(element)];
    case 'math':
      return [formulaMarkdown(element)];
    case 'hr':
      return ['---'];
    case 'summary':
    case 'dt':
      return [bold(children)];
    default:
      return /^h[1-6]$/.test(name) ? [heading(Number(name[1]), children)] : blocksOf(children);
  }
}

function hasBlock(nodes: readonly HtmlNode[]): boolean {
  return nodes.some((node) => typeof node === 'object' && isBlock(node));
}

function paragraph(nodes: readonly HtmlNode[]): string {
  return escapeLineStarts(inlineMarkdown(nodes));
}

function heading(level: number, nodes: readonly HtmlNode[]): string {
  const text = inlineMarkdown(nodes).replaceAll('\\\n', ' ');
  return text === '' ? '' : `${'#'.repeat(level)} ${text}`;
}

function bold(nodes: readonly HtmlNode[]): string {
  const text = inlineMarkdown(nodes).replaceAll('**', '');
  return text === '' ? '' : `**${text}**`;
}

function quote(text: string): string {
  return text.replace(/^(?=.)/gm, '> ').replace(/^$/gm, '>');
}

function captionOf({ children }: HtmlElement): string {
  const caption = findElement(children, 'caption');
  return caption ? bold(caption.children) : '';
}

/** Code with its language and title, or anything else with its caption after it. */
function figure({ attributes, children }: HtmlElement): string[] {
  const isCaption = (node: HtmlNode): boolean => typeof node === 'object' && node.name === 'figcaption';
  const caption = findElement(children, 'figcaption')?.children ?? [];
  const code = findElement(children, 'pre');
  if (code) {
    const title = textOfNodes(caption).replace(/["`\n]/g, ' ');
    const info = [attributes.get(CODE_LANGUAGE) ?? '', title === '' ? '' : `title="${title}"`];
    return [fence(code.children, info.join(' ').trim())];
  }
  return [...blocksOf(children.filter((node) => !isCaption(node))), ...blocksOf(caption)];
}

function fence(nodes: readonly HtmlNode[], info: string): string {
  const code = textOfNodes(nodes).replace(/\n$/, '');
  const marks = '`'.repeat(Math.max(3, longestRun(code) + 1));
  return `${marks}${info}\n${code}\n${marks}`;
}

/** What is no longer part of the words on the line above. */
const BEGINS_BY_ITSELF = /^(?:- |1\. |> |#{1,6} |```|~~~)/;

function list({ name, attributes, children }: HtmlElement): string {
  const items = children.filter((node) => typeof node === 'object' && node.name === 'li') as HtmlElement[];
  const blocks = items.map((item) => blocksOf(item.children));
  const hasParagraph = ({ children: nodes }: HtmlElement): boolean =>
    nodes.some((node) => typeof node === 'object' && node.name === 'p');
  const isLoose =
    items.some(hasParagraph) ||
    blocks.some((parts) => parts.slice(1).some((part) => !BEGINS_BY_ITSELF.test(part)));
  const first = Number(attributes.get('start') ?? 1);
  const lines = items.map((item, index) => {
    const mark = footnoteOf(item) ?? (name === 'ol' ? `${first + index}. ` : '- ');
    const text = (blocks[index] ?? []).join(isLoose ? '\n\n' : '\n');
    return mark + indent(withTaskBox(text), mark.startsWith('[') ? 4 : mark.length);
  });
  return lines.join(isLoose ? '\n\n' : '\n');
}

/** The mark before the text of a footnote, which is known by the link back to where it was named. */
function footnoteOf(item: HtmlElement): string | null {
  const href = backLinkIn(item.children);
  if (href === null) return null;
  // A footnote that is named again has a number after its name there.
  const name = href.slice(href.indexOf(FOOTNOTE_REFERENCE) + FOOTNOTE_REFERENCE.length);
  return `${footnoteMark(name)}: `;
}

function backLinkIn(nodes: readonly HtmlNode[]): string | null {
  for (const node of nodes) {
    if (typeof node === 'string') continue;
    const href = node.name === 'a' ? node.attributes.get('href') : undefined;
    const found = href?.includes(FOOTNOTE_REFERENCE) ? href : backLinkIn(node.children);
    if (found !== null) return found;
  }
  return null;
}

function withTaskBox(text: string): string {
  return text.replace(/^[☐☑] ?/, (box) => (box.startsWith('☑') ? '[x] ' : '[ ] '));
}

function indent(text: string, width: number): string {
  return text.replace(/\n(?=[^\n])/g, `\n${' '.repeat(width)}`);
}
