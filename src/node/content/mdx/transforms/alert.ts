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
  const index = nodes.findIndex(
    (node) => node.type === 'break' || (node.type === 'text' && node.value.includes('\n')),
  );
  const last = nodes[index];
  if (last === undefined) return { line: [...nodes], rest: [] };
  const text = last.type === 'text' ? last.value : '\n';
  const end = text.indexOf('\n');
  return {
    line: [...nodes.slice(0, index), ...textIfAny(text.slice(0, end).trimEnd())],
    rest: [...textIfAny(text.slice(end + 1)), ...nodes.slice(index + 1)],
  };
}

function textIfAny(value: string): MdastNode[] {
  return value === '' ? [] : [{ type: 'text', value }];
}

function paragraph(children: MdastNode[]): NodeOf<'paragraph'> {
  return { type: 'paragraph', children } as NodeOf<'paragraph'>;
}
