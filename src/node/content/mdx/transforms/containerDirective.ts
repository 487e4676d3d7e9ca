import type { MdastNode, MdxJsxFlowElement } from 'satteri';
import { ADMONITION_TYPES } from '../admonitionTypes.ts';
import { inlineHtml } from './inlineHtml.ts';
import { textOf } from './textOf.ts';
import type { NodeOf, TreeEditor } from './treeEditor.ts';

const ATTRIBUTE_NAME = /^[A-Za-z_:][\w:-]*$/;

/** `:::note[Title]` as `<Admonition type="note" title="Title">`; any other container as a `div` with all its text. */
export function transformContainer(directive: NodeOf<'containerDirective'>, editor: TreeEditor): void {
  const given = safeAttributes(directive);
  if (!ADMONITION_TYPES.has(directive.name)) {
    const { className, ...rest } = given;
    const classes = ['directive', `directive-${directive.name}`, ...(className?.split(/\s+/) ?? [])];
    editor.setElement(directive, { hName: 'div', hProperties: { ...rest, className: classes } });
    return;
  }
  const [first] = directive.children;
  const label = first?.type === 'paragraph' && first.data?.directiveLabel === true ? first : null;
  const titleHtml = label === null ? null : inlineHtml(label.children);
  // A title with code or components in it cannot be a plain string: it opens the text instead.
  const isTitleText = label !== null && titleHtml !== null;
  const title = isTitleText ? textOf(label) : given['title'];
  const attributes = { ...given, type: directive.name, ...(title === undefined ? {} : { title }) };
  const hasMarkup = isTitleText && titleHtml.includes('<');
  const element: MdxJsxFlowElement = {
    type: 'mdxJsxFlowElement',
    name: 'Admonition',
    attributes: Object.entries({ ...attributes, ...(hasMarkup ? { titleHtml } : {}) }).map(([name, value]) => ({
      type: 'mdxJsxAttribute',
      name,
      value,
    })),
    children: isTitleText ? directive.children.slice(1) : directive.children,
  };
  editor.replace(directive, [element as MdastNode]);
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
