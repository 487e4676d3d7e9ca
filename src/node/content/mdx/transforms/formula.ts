import type { Diagnostic } from '#model/diagnostic.ts';
import { holdCode } from '../heldCode.ts';
import { BLOCK_MARK, FORMULA_LANGUAGE, INLINE_MARK, withoutFormulaMarks } from '../math/formulaMarks.ts';
import { renderFormula } from '../math/renderFormula.ts';
import { columnAsWritten } from '../math/rewriteFormulas.ts';
import { colonsAsWritten } from '../prepare/heldColons.ts';
import type { TransformState } from './transformState.ts';
import type { NodeOf, TreeEditor } from './treeEditor.ts';

type FormulaNode = NodeOf<'code'> | NodeOf<'inlineCode'>;

/** Replaces a formula by its MathML, or notes what is wrong with it. */
export function transformFormula(node: FormulaNode, editor: TreeEditor, state: TransformState): void {
  const formula = setFormula(node, editor.source, state);
  if (formula !== null) editor.replace(node, [formula]);
}

/** What stands for a formula until the page is finished; null for other code and for a formula with a fault, which is noted. */
export function setFormula(node: FormulaNode, source: string, state: TransformState): NodeOf<'html'> | null {
  const isInline = node.type === 'inlineCode' && node.value.startsWith(INLINE_MARK);
  const isBlock = node.type === 'code' ? node.lang === FORMULA_LANGUAGE : node.value.startsWith(BLOCK_MARK);
  if (!isInline && !isBlock) return null;
  const code = withoutFormulaMarks(node.value);
  if (node.type === 'inlineCode') state.formulas.meet(node, code);
  const formula = renderFormula(colonsAsWritten(code), isBlock);
  if (formula.status === 'rendered') return holdCode({ html: formula.html, code }, state.heldCode);
  const place = placeOf(node, source, formula.position);
  state.diagnostics.push(refused(state.file, place, formula.message));
  return null;
}

/** Where in the owner's file a character of a formula stands. */
function placeOf(node: FormulaNode, source: string, position: number): { line: number; column: number } {
  const start = node.position?.start ?? { line: 1, column: 1 };
  const before = withoutFormulaMarks(node.value).slice(0, position).split('\n');
  const lines = source.split('\n');
  if (node.type === 'code') {
    const line = start.line + before.length;
    const written = lines[line - 1] ?? '';
    const shown = node.value.split('\n')[before.length - 1] ?? '';
    return { line, column: Math.max(0, written.indexOf(shown)) + (before.at(-1)?.length ?? 0) + 1 };
  }
  // A span may go over lines.
  let [line, column] = [start.line, start.column + '`'.length + INLINE_MARK.length + position];
  for (let text = lines[line - 1]; text !== undefined && column > text.length + 1; text = lines[line - 1]) {
    column -= text.length + 1;
    line += 1;
  }
  return { line, column: columnAsWritten(source, { line, column }) };
}

function refused(file: string, place: { line: number; column: number }, message: string): Diagnostic {
  return {
    file,
    ...place,
    severity: 'error',
    code: 'mdx/bad-formula',
    message: `This formula cannot be set: ${message}${/[.!?]$/.test(message) ? '' : '.'}`,
    hint: 'Mend the TeX; for a plain dollar write `\\$`. What is known stands at https://katex.org/docs/supported.html.',
  };
}
