import { ELEMENTS } from '../elements.ts';
import { formulasAsWritten, hasFormulaMarks } from '../math/formulaMarks.ts';
import type { TransformState } from './transformState.ts';
import type { NodeOf, TreeEditor } from './treeEditor.ts';

/** Comments and code are passed over whole; the other groups are whether a tag closes, and its name. */
const TAG = /<!--[^]*?-->|<(script|style)\b[^]*?<\/\1|<(\/?)([A-Za-z][^\s/<>"'=]*)|<[?!]/gi;

/**
 * Plain Markdown takes any word in angle brackets for HTML. Browsers show nothing for a tag they do not know, so one
 * that is no element goes back to being the text that was written. Dollars in HTML stay dollars.
 */
export function transformUnknownTags(node: NodeOf<'html'>, editor: TreeEditor, state: TransformState): void {
  if (hasFormulaMarks(node.value)) state.formulas.meetWithin(node);
  const written = formulasAsWritten(node.value);
  const value = escapeUnknownTags(written, state);
  if (value === node.value) return;
  // The words of a heading are its text nodes; a block of HTML that such a tag opens is a paragraph after all.
  if (value !== written && editor.isInline(node)) editor.replace(node, [{ type: 'text', value: written }]);
  else if (value.startsWith('&lt;'))
    editor.replace(node, [{ type: 'paragraph', children: [{ type: 'html', value }] }]);
  else editor.replace(node, [{ type: 'html', value }]);
}

/** In a drawing or a formula every tag is left alone: those languages have elements of their own. */
function escapeUnknownTags(html: string, state: TransformState): string {
  return html.replace(TAG, (tag, _code?: string, slash?: string, written?: string) => {
    const name = (written ?? '').toLowerCase();
    if (name === 'svg' || name === 'math') state.openDrawings += slash === '/' ? -1 : 1;
    const isText = slash === undefined ? tag === '<?' || tag === '<!' : !ELEMENTS.has(name);
    return isText && state.openDrawings <= 0 ? `&lt;${tag.slice(1)}` : tag;
  });
}
