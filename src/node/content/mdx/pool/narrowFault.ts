import { markdownToMdast, mdxToMdast } from 'satteri';
import type { MdastNode } from 'satteri';
import type { Prepared } from '../prepare/prepared.ts';
import type { Stretch } from '../prepare/stretches.ts';

export interface Part extends Stretch {
  readonly parts: readonly Part[];
  /** Whether it is content: the rest of a text can run without it, but not without its module code. */
  readonly isContent: boolean;
}

type Fails = (text: string) => Promise<boolean>;

/**
 * The smallest part of a text that makes it fail: the text is run again with ever less of it, the rest blanked out.
 * Null where that does not tell.
 */
export async function narrowFault({ text, format }: Prepared, fails: Fails): Promise<Part | null> {
  // A text that Satteri refuses or that fails otherwise each time tells nothing by its parts.
  if (!(await fails(text))) return null;
  const root = (format === 'md' ? markdownToMdast : mdxToMdast)(text, { features: { directive: true } });
  const nodes = 'children' in root ? root.children : [];
  const content = nodes.filter(({ type }) => type !== 'mdxjsEsm').flatMap(partOf);
  const found = await narrow(text, content, fails);
  if (found !== null) return found;
  const statements = nodes.filter(({ type }) => type === 'mdxjsEsm').flatMap((node) => statementsOf(node));
  return narrow(blank(text, content), statements, fails);
}

/** Goes down from part to part; null if what is around the parts fails without them. */
async function narrow(text: string, parts: readonly Part[], fails: Fails): Promise<Part | null> {
  let found: Part | null = null;
  let rest = text;
  for (let among = parts; among.length > 0; among = found.parts) {
    const count = await failingCount(rest, among, fails);
    const part = among[count - 1];
    if (part === undefined) break;
    found = part;
    rest = blank(rest, among.slice(count));
  }
  return found;
}

/** How many of the parts it takes, from the first on, for the text to fail: it does with all of them. */
async function failingCount(text: string, parts: readonly Part[], fails: Fails): Promise<number> {
  if (await fails(blank(text, parts))) return 0;
  let passing = 0;
  let failing = parts.length;
  while (failing - passing > 1) {
    const middle = Math.floor((passing + failing) / 2);
    if (await fails(blank(text, parts.slice(middle)))) failing = middle;
    else passing = middle;
  }
  return failing;
}

function partOf(node: MdastNode): Part[] {
  const start = node.position?.start.offset;
  const end = node.position?.end.offset;
  if (start === undefined || end === undefined) return [];
  return [{ start, end, parts: 'children' in node ? node.children.flatMap(partOf) : [], isContent: true }];
}

/** Exports that follow each other without an empty line are one node. */
function statementsOf(node: MdastNode): Part[] {
  if (node.type !== 'mdxjsEsm') return [];
  const start = node.position?.start.offset ?? 0;
  let end = start;
  return node.value.split(/^(?=export\b)/m).map((statement) => {
    const from = end;
    end += statement.length;
    return { start: from, end, parts: [], isContent: false };
  });
}

/** The text without some parts, everything else in its place. */
export function blank(text: string, parts: readonly Stretch[]): string {
  let result = '';
  let done = 0;
  for (const { start, end } of parts) {
    result += text.slice(done, start) + text.slice(start, end).replace(/[^\n]/g, ' ');
    done = end;
  }
  return result + text.slice(done);
}
