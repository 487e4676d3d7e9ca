import { codeBlock } from '../code/codeBlock.ts';
import { parseCodeMeta } from '../code/codeMeta.ts';
import { FORMULA_LANGUAGE, formulasAsWritten, hasFormulaMarks } from '../math/formulaMarks.ts';
import { holdCode } from '../heldCode.ts';
import { splitInfo } from '../prepare/fences.ts';
import { colonsAsWritten } from '../prepare/heldColons.ts';
import { packageTabs } from './packageTabs.ts';
import type { TransformState } from './transformState.ts';
import type { NodeOf, TreeEditor } from './treeEditor.ts';

/** Replaces fenced code by its finished HTML, commands for package managers by tabs. */
export function transformCode(
  node: NodeOf<'code'>,
  editor: TreeEditor,
  { locale, heldCode, formulas, hasPackageCommands }: TransformState,
): void {
  const { lang, meta } = splitInfo(node.lang ?? null, node.meta ?? null);
  if (lang === FORMULA_LANGUAGE) return;
  // Code that is only indented looks like prose until it is compiled.
  const isMistaken = hasFormulaMarks(node.value);
  if (isMistaken) formulas.meetWithin(node);
  const code = colonsAsWritten(isMistaken ? formulasAsWritten(node.value) : node.value);
  const block = { code, lang, meta, locale };
  const isForEveryManager = hasPackageCommands && parseCodeMeta(meta).isForEveryManager;
  const tabs = isForEveryManager ? packageTabs(block, heldCode) : null;
  editor.replace(node, [tabs ?? holdCode({ html: codeBlock(block), code }, heldCode)]);
}
