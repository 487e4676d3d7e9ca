import type { MdastNode } from 'satteri';
import type { NodeOf, TreeEditor } from './treeEditor.ts';

/** `:name[text]` and `::name[text]` mean nothing here: they go back to being the text that was written. */
export function restoreDirective(
  directive: NodeOf<'textDirective'> | NodeOf<'leafDirective'>,
  editor: TreeEditor,
): void {
  const words = asWritten(directive, editor.source);
  if (directive.type === 'textDirective') editor.replace(directive, words);
  else editor.replace(directive, [{ type: 'paragraph', children: words } as MdastNode]);
}

function asWritten(
  { children, position }: NodeOf<'textDirective'> | NodeOf<'leafDirective'>,
  source: string,
): MdastNode[] {
  const start = position?.start.offset ?? 0;
  const end = position?.end.offset ?? 0;
  const first = children[0]?.position?.start.offset;
  const last = children.at(-1)?.position?.end.offset;
  if (first === undefined || last === undefined) return [text(source.slice(start, end))];
  return [text(source.slice(start, first)), ...children, text(source.slice(last, end))];
}

function text(value: string): MdastNode {
  return { type: 'text', value };
}
