import type { MdastNode } from 'satteri';
import { ADMONITION_TYPES } from '../admonitionTypes.ts';
import { setAdmonition } from './admonition.ts';
import type { TransformState } from './transformState.ts';
import type { NodeOf, TreeEditor } from './treeEditor.ts';

const ALERT = />[ \t]*\[![A-Za-z]/;
const MARK = /^(\[!([A-Za-z]+)\])(?:[ \t]+|(?=\n)|$)/;

/** Whether the text may hold an alert: only then quotations need a visit. */
export function hasAlerts(text: string): boolean {
  return ALERT.test(text);
}

/** `> [!NOTE] Title` as an admonition; a quotation that opens with any other word stays one. */
export function transformAlert(quote: NodeOf<'blockquote'>, editor: TreeEditor, state: TransformState): void {
  const [opening, ...blocks] = quote.children;
  if (opening?.type !== 'paragraph') return;
  const [first, ...others] = opening.children;
  if (first?.type !== 'text') return;
  const [whole = '', mark = '', name = ''] = MARK.exec(first.value) ?? [];
  const type = name.toLowerCase();
  // With a backslash before a bracket it is no mark, and the tree does not show that.
  const isWritten = editor.source.startsWith(mark, first.position?.start.offset);
  if (!ADMONITION_TYPES.has(type) || !isWritten) return;
  const { line, rest } = splitLine([...textIfAny(first.value.slice(whole.length)), ...others]);
  const label = line.length === 0 ? null : paragraph(line);
  const children = rest.length === 0 ? blocks : [paragraph(rest), ...blocks];
  setAdmonition(quote, editor, state, { type, label, children, given: {} });
}

/** What stands on the first line of a paragraph, and what follows it. */
function splitLine(nodes: readonly MdastNode[]): { line: MdastNode[]; rest: MdastNode[] } {
  const line: MdastNode[] = [];
  for (const [index, node] of nodes.entries()) {
    const after = nodes.slice(index + 1);
    if (node.type === 'break') return { line, rest: after };
    const end = node.type === 'text' ? node.value.indexOf('\n') : -1;
    if (node.type !== 'text' || end < 0) {
      line.push(node);
      continue;
    }
    const [before, behind] = [node.value.slice(0, end).trimEnd(), node.value.slice(end + 1)];
    return { line: [...line, ...textIfAny(before)], rest: [...textIfAny(behind), ...after] };
  }
  return { line, rest: [] };
}

function textIfAny(value: string): MdastNode[] {
  return value === '' ? [] : [{ type: 'text', value }];
}

function paragraph(children: MdastNode[]): NodeOf<'paragraph'> {
  return { type: 'paragraph', children } as NodeOf<'paragraph'>;
}
