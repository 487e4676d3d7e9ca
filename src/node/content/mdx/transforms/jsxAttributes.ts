import type { NodeOf, TreeEditor } from './treeEditor.ts';

type JsxElement = NodeOf<'mdxJsxFlowElement'> | NodeOf<'mdxJsxTextElement'>;
type JsxAttribute = JsxElement['attributes'][number];

/** Drops `style`, which the content security policy forbids, and writes `class` as `className`. */
export function transformJsxAttributes(element: JsxElement, editor: TreeEditor): void {
  const names = new Set(element.attributes.map((attribute) => nameOf(attribute)));
  if (!names.has('style') && !names.has('class')) return;
  const attributes = mergeClasses(element.attributes.filter((attribute) => nameOf(attribute) !== 'style'));
  editor.replace(element, [{ ...element, attributes }]);
}

function nameOf(attribute: JsxAttribute): string | null {
  return attribute.type === 'mdxJsxAttribute' ? attribute.name : null;
}

function mergeClasses(attributes: readonly JsxAttribute[]): JsxAttribute[] {
  const isClass = (attribute: JsxAttribute) => ['class', 'className'].includes(nameOf(attribute) ?? '');
  const classes = attributes.filter((attribute) => isClass(attribute));
  const values = classes.map((attribute) => attribute.value);
  const rest = attributes.filter((attribute) => !isClass(attribute));
  const [only] = classes;
  if (only === undefined) return rest;
  const isAllText = values.every((value) => typeof value === 'string');
  const merged: JsxAttribute = isAllText
    ? { type: 'mdxJsxAttribute', name: 'className', value: values.join(' ') }
    : ({ ...only, name: 'className' } as JsxAttribute);
  return [...rest, merged];
}

/** Whether the text may hold an element that has to be mended: only then elements need a visit. */
export function hasJsxToMend(text: string): boolean {
  return /class\s*=/.test(text) || /style\s*=/.test(text);
}
