import { codeBlock } from '../code/codeBlock.ts';
import { holdCode } from '../heldCode.ts';
import { colonsAsWritten } from '../prepare/heldColons.ts';
import type { TransformState } from './transformState.ts';
import type { NodeOf, TreeEditor } from './treeEditor.ts';

type CodeBlockElement = NodeOf<'mdxJsxFlowElement'>;

const TEMPLATE = /^`((?:[^`\\$]|\\[\s\S]|\$(?!\{))*)`$/;

/** Colours `<CodeBlock>` like a fence where all of it is written out; one that computes something stays a component. */
export function transformCodeBlock(
  element: CodeBlockElement,
  editor: TreeEditor,
  { locale, heldCode }: TransformState,
): void {
  if (element.name !== 'CodeBlock') return;
  const code = textOfChildren(element);
  const props = literalProps(element);
  if (code === null || props === null) return;
  const lang = props.get('language') ?? /language-(\S+)/.exec(props.get('className') ?? '')?.[1] ?? null;
  const html = codeBlock({ code, lang, meta: metaOf(props), locale });
  editor.replace(element, [holdCode({ html, code }, heldCode)]);
}

function textOfChildren({ children }: CodeBlockElement): string | null {
  const [only, ...others] = children;
  if (only?.type !== 'mdxFlowExpression' || others.length > 0) return null;
  const template = TEMPLATE.exec(only.value.trim())?.[1];
  if (template === undefined) return null;
  return colonsAsWritten(template.replace(/\\([`$\\])/g, '$1').replace(/^\n|\n$/g, ''));
}

/** Attributes whose values are written out; null if one is computed. */
function literalProps({ attributes }: CodeBlockElement): Map<string, string> | null {
  const props = new Map<string, string>();
  for (const attribute of attributes) {
    if (attribute.type !== 'mdxJsxAttribute') return null;
    const { name, value } = attribute;
    const literal =
      typeof value === 'object' && value !== null ? /^\d+$/.exec(value.value.trim())?.[0] : (value ?? '');
    if (literal === undefined) return null;
    props.set(name, literal);
  }
  return props;
}

function metaOf(props: ReadonlyMap<string, string>): string {
  const title = props.get('title');
  const start = props.get('showLineNumbers');
  return [
    props.get('metastring') ?? '',
    title === undefined ? '' : `title=${JSON.stringify(title)}`,
    start === undefined ? '' : start === '' ? 'showLineNumbers' : `showLineNumbers=${start}`,
  ].join(' ');
}
