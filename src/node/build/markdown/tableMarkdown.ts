import { BLOCKS, type HtmlElement, type HtmlNode } from './htmlTree.ts';
import { inlineMarkdown } from './inlineMarkdown.ts';

const RULES: ReadonlyMap<string, string> = new Map(
  Object.entries({ left: ':--', center: ':-:', right: '--:' }),
);

/** A table as GFM writes it: the first row is its head, and a cell is one line. */
export function tableMarkdown(table: HtmlElement): string {
  const rows = rowsOf(table);
  const width = Math.max(0, ...rows.map((row) => row.length));
  const [head, ...body] = rows;
  if (!head || width === 0) return '';
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const texts = (row: readonly HtmlElement[]): string[] =>
    Array.from({ length: width }, (_, index) => cellText(row[index]?.children ?? []));
  const rules = Array.from(
    { length: width },
    (_, index) => RULES.get(head[index]?.attributes.get('align') ?? '') ?? '---',
  );
  return [texts(head), rules, ...body.map(texts)].map(line).join('\n');
}

function rowsOf({ children }: HtmlElement): HtmlElement[][] {
  return elements(children).flatMap((child) => {
    if (child.name === 'tr') return [elements(child.children)];
    return /^t(?:head|body|foot)$/.test(child.name) ? rowsOf(child) : [];
  });
}

function elements(nodes: readonly HtmlNode[]): HtmlElement[] {
  return nodes.filter((node) => typeof node === 'object');
}

function cellText(nodes: readonly HtmlNode[]): string {
  return inlineMarkdown(inARow(nodes)).replaceAll('\\\n', ' ').replaceAll('|', '\\|').trim();
}

/** What blocks hold, with a space between one and the next. */
function inARow(nodes: readonly HtmlNode[]): HtmlNode[] {
  return nodes.flatMap((node) =>
    typeof node === 'object' && BLOCKS.has(node.name) ? [...inARow(node.children), ' '] : [node],
  );
}
