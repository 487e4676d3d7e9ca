import { codeBlock } from '../code/codeBlock.ts';
import { splitInfo } from '../prepare/fences.ts';
import type { TransformState } from './transformState.ts';
import type { NodeOf, TreeEditor } from './treeEditor.ts';

/** Replaces fenced code by its finished HTML, which React then never touches. */
export function transformCode(code: NodeOf<'code'>, editor: TreeEditor, { locale }: TransformState): void {
  const { lang, meta } = splitInfo(code.lang ?? null, code.meta ?? null);
  editor.replace(code, [{ type: 'html', value: codeBlock({ code: code.value, lang, meta, locale }) }]);
}
