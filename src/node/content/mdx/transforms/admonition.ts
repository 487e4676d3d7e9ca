import type { MdastNode, MdxJsxAttributeNode, MdxJsxFlowElement } from 'satteri';
import { ADMONITION_TAG } from '#model/contract.ts';
import { setFormula } from './formula.ts';
import { htmlExpression } from './htmlExpression.ts';
import { inlineHtml } from './inlineHtml.ts';
import { textOf } from './textOf.ts';
import type { TransformState } from './transformState.ts';
import type { NodeOf, TreeEditor } from './treeEditor.ts';

interface AdmonitionParts {
  readonly type: string;
  /** Its title as written, or null. */
  readonly label: NodeOf<'paragraph'> | null;
  readonly children: readonly MdastNode[];
  /** Attributes that the writer gave, all of them safe. */
  readonly given: Readonly<Record<string, string>>;
}

/** Makes an admonition of a block. */
export function setAdmonition(
  block: NodeOf<'containerDirective'> | NodeOf<'blockquote'>,
  editor: TreeEditor,
  state: TransformState,
  { type, label, children: text, given }: AdmonitionParts,
): void {
  const html = label === null ? null : titleHtml(label, editor, state);
  // A title with code in braces or components cannot be made here: it opens the text instead.
  const children = label !== null && html === null ? [label, ...text] : [...text];
  const title = label === null || html === null ? given['title'] : titleValue(html, textOf(label));
  if (typeof title !== 'object' && Object.keys(given).every((name) => name === 'title')) {
    if (text !== block.children) editor.setChildren(block, children);
    editor.setElement(block, {
      hName: ADMONITION_TAG,
      hProperties: { 'data-type': type, ...(title !== undefined && { 'data-title': title }) },
    });
    return;
  }
  const attributes = Object.entries({ ...given, type, title }).flatMap(([name, value]) =>
    value === undefined ? [] : [attribute(name, value)],
  );
  const element = {
    type: 'mdxJsxFlowElement',
    name: 'Admonition',
    attributes,
    children,
  } as MdxJsxFlowElement;
  editor.replace(block, [element]);
}

/** Formulas are set only once it is certain that the title can be made: others are met again in the text. */
function titleHtml(label: NodeOf<'paragraph'>, editor: TreeEditor, state: TransformState): string | null {
  if (inlineHtml(label.children, () => null) === null) return null;
  return inlineHtml(label.children, (code) => setFormula(code, editor.source, state)?.value ?? null);
}

/** Plain words as a string; anything more as finished HTML. */
function titleValue(html: string, text: string): MdxJsxAttributeNode['value'] {
  return html.includes('<') ? htmlExpression(html) : text;
}

function attribute(name: string, value: MdxJsxAttributeNode['value']): MdxJsxAttributeNode {
  return { type: 'mdxJsxAttribute', name, value };
}
