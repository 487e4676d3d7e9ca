import { hasFormulaMarks, withoutFormulaMarks } from '../math/formulaMarks.ts';
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
