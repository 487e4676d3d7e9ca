import type { MdxJsxAttributeNode, MdxJsxFlowElement } from 'satteri';
import { ADMONITION_TAG } from '#model/contract.ts';
import { ADMONITION_TYPES } from '../admonitionTypes.ts';
import { setFormula } from './formula.ts';
import { htmlExpression } from './htmlExpression.ts';
import { inlineHtml } from './inlineHtml.ts';
import { textOf } from './textOf.ts';
import type { TransformState } from './transformState.ts';
import type { NodeOf, TreeEditor } from './treeEditor.ts';

const ATTRIBUTE_NAME = /^[A-Za-z_:][\w:-]*$/;

/** `:::note[Title]` as an admonition; any other container as a `div` with all its text. */
export function transformContainer(
  directive: NodeOf<'containerDirective'>,
  editor: TreeEditor,
  state: TransformState,
): void {
  const given = safeAttributes(directive);
  if (!ADMONITION_TYPES.has(directive.name)) {
    const { className, ...rest } = given;
    const classes = ['directive', `directive-${directive.name}`, ...(className?.split(/\s+/) ?? [])];
    editor.setElement(directive, { hName: 'div', hProperties: { ...rest, className: classes } });
    return;
  }
  const label = labelOf(directive);
  const html = label === null ? null : titleHtml(label, editor, state);
  // A title with code in braces or components cannot be made here: it opens the text instead.
  const children = html === null ? directive.children : directive.children.slice(1);
  const title = label === null || html === null ? given['title'] : titleValue(html, textOf(label));
  if (typeof title !== 'object' && Object.keys(given).every((name) => name === 'title')) {
    editor.setChildren(directive, children);
    editor.setElement(directive, {
      hName: ADMONITION_TAG,
      hProperties: { 'data-type': directive.name, ...(title !== undefined && { 'data-title': title }) },
    });
    return;
  }
  const attributes = Object.entries({ ...given, type: directive.name, title }).flatMap(([name, value]) =>
    value === undefined ? [] : [attribute(name, value)],
  );
  const element: MdxJsxFlowElement = { type: 'mdxJsxFlowElement', name: 'Admonition', attributes, children };
  editor.replace(directive, [element]);
}

function labelOf({ children: [first] }: NodeOf<'containerDirective'>): NodeOf<'paragraph'> | null {
  return first?.type === 'paragraph' && first.data?.directiveLabel === true ? first : null;
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

/** Names that HTML knows; a name such as `a.b` makes Satteri abort the whole process. `style` is against our policy. */
function safeAttributes({ attributes }: NodeOf<'containerDirective'>): Record<string, string> {
  const safe: Record<string, string> = {};
  for (const [name, value] of Object.entries(attributes ?? {})) {
    const isEvent = /^on/i.test(name);
    if (!ATTRIBUTE_NAME.test(name) || name === 'style' || isEvent) continue;
    if (name === 'class' || name === 'className') {
      safe['className'] = [safe['className'], value].filter(Boolean).join(' ');
    } else safe[name] = value ?? '';
  }
  return safe;
}
