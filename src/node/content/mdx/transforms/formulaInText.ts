import { formulasAsWritten, hasFormulaMarks, withoutFormulaMarks } from '../math/formulaMarks.ts';
import type { TransformState } from './transformState.ts';
import type { NodeOf, TreeEditor } from './treeEditor.ts';

/** The words for a picture hold its formulas as TeX, as those of headings do. */
export function transformPictureText(
  node: NodeOf<'image'> | NodeOf<'imageReference'>,
  editor: TreeEditor,
  { formulas }: TransformState,
): void {
  const { alt } = node;
  if (!alt || !hasFormulaMarks(alt)) return;
  formulas.meetWithin(node);
  editor.replace(node, [{ ...node, alt: withoutFormulaMarks(alt) }]);
}

/** Markdown does not look into blocks of HTML: dollars in them stay dollars. */
export function transformHtmlText(
  node: NodeOf<'html'>,
  editor: TreeEditor,
  { formulas }: TransformState,
): void {
  if (!hasFormulaMarks(node.value)) return;
  formulas.meetWithin(node);
  editor.replace(node, [{ type: 'html', value: formulasAsWritten(node.value) }]);
}
