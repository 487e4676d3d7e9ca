import { ADMONITION_TYPES } from '../admonitionTypes.ts';
import { setAdmonition } from './admonition.ts';
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
  // Reading children is what costs in Satteri, so only a text with such titles pays for it.
  const label = state.hasDirectiveTitles ? labelOf(directive) : null;
  const children = label === null ? directive.children : directive.children.slice(1);
  setAdmonition(directive, editor, state, { type: directive.name, label, children, given });
}

function labelOf({ children: [first] }: NodeOf<'containerDirective'>): NodeOf<'paragraph'> | null {
  return first?.type === 'paragraph' && first.data?.directiveLabel === true ? first : null;
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
