import { positionAt } from '../../positionAt.ts';
import type { TransformState } from './transformState.ts';
import type { NodeOf, TreeEditor } from './treeEditor.ts';

const IMPORT = /^[ \t]*(import\b[^'"]*['"][^\n]*|export\b[^'"\n]*\bfrom\s*['"][^\n]*)/m;

/** Refuses whatever module code the pre-pass did not replace: in a function body an import is silently undefined. */
export function checkEsm(esm: NodeOf<'mdxjsEsm'>, editor: TreeEditor, state: TransformState): void {
  const statement = IMPORT.exec(esm.value)?.[1];
  if (statement === undefined) return;
  state.diagnostics.push({
    file: state.file,
    ...positionAt(editor.source, Math.max(0, editor.source.indexOf(statement))),
    severity: 'error',
    code: 'mdx/import',
    message: `A text cannot use other modules: found '${statement.trim()}'.`,
    hint: 'The standard components are there without an import; a plain sentence must not begin with this word.',
  });
}
