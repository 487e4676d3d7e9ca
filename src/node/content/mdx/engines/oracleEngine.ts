import { createProcessor } from '@mdx-js/mdx';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import type { HastNode, MdastNode } from 'satteri';
import { messagesFor } from '#model/messages/messagesFor.ts';
import { HTML_COMPONENT } from '../htmlComponent.ts';
import type { Prepared } from '../prepare/prepared.ts';
import { transformAlert } from '../transforms/alert.ts';
import { transformCodeBlock } from '../transforms/codeBlockElement.ts';
import { transformCode } from '../transforms/codeFence.ts';
import { transformContainer } from '../transforms/containerDirective.ts';
import { checkEsm } from '../transforms/esm.ts';
import { transformFormula } from '../transforms/formula.ts';
import { transformPictureText } from '../transforms/formulaInText.ts';
import { holdsWords } from '../transforms/holdsWords.ts';
import { transformHeading } from '../transforms/heading.ts';
import { restoreDirective } from '../transforms/inlineDirective.ts';
import { transformJsxAttributes } from '../transforms/jsxAttributes.ts';
import { alignClass } from '../transforms/tableAlign.ts';
import { textOf } from '../transforms/textOf.ts';
import type { TransformState } from '../transforms/transformState.ts';
import type { ElementData, TreeEditor } from '../transforms/treeEditor.ts';
import { transformUnknownTags } from '../transforms/unknownTags.ts';
import { isUnseen } from '../transforms/unseen.ts';

/** The reference implementation of MDX: slower by far, but safe on any input. */
export async function oracleEngine(prepared: Prepared, state: TransformState): Promise<string> {
  const messages = messagesFor(state.locale);
  const processor = createProcessor({
    outputFormat: 'function-body',
    format: prepared.format,
    remarkPlugins: [
      remarkGfm,
      remarkDirective,
      () => (tree: MdastNode) => transformTree(tree, prepared, state),
    ],
    rehypePlugins: [() => (tree: HastNode) => finishHast(tree)],
    remarkRehypeOptions: {
      footnoteLabel: messages.footnotes,
      footnoteBackLabel: (reference, rerun) =>
        messages.backToReference.replace('{reference}', `${reference + 1}${rerun > 1 ? `-${rerun}` : ''}`),
    },
  });
  return String(await processor.process(prepared.text));
}

function transformTree(tree: MdastNode, prepared: Prepared, state: TransformState): void {
  const pass = (visit: (node: MdastNode, editor: TreeEditor) => void) => {
    const editor = new OracleEditor(prepared.text, tree);
    walk(tree, (node) => visit(node, editor));
    editor.apply();
  };
  pass((node, editor) => {
    if (node.type === 'textDirective' || node.type === 'leafDirective') restoreDirective(node, editor);
  });
  pass((node, editor) => {
    if (node.type === 'html') transformUnknownTags(node, editor, state);
  });
  pass((node, editor) => {
    if (node.type === 'blockquote') transformAlert(node, editor, state);
  });
  pass((node, editor) => {
    if (node.type === 'heading') transformHeading(node, editor, state);
    else if (node.type === 'code') transformCode(node, editor, state);
    else if (node.type === 'containerDirective') transformContainer(node, editor, state);
    else if (node.type === 'mdxjsEsm') checkEsm(node, editor, state);
  });
  if (prepared.hasFormulas) {
    pass((node, editor) => {
      if (node.type === 'code' || node.type === 'inlineCode') transformFormula(node, editor, state);
      else if (node.type === 'image' || node.type === 'imageReference')
        transformPictureText(node, editor, state);
    });
  }
  pass((node, editor) => {
    if (node.type === 'mdxJsxFlowElement') transformCodeBlock(node, editor, state);
  });
  pass((node, editor) => {
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
      transformJsxAttributes(node, editor);
  });
}

/** Cells get classes, and finished HTML goes to the component that Satteri's static parts go to. */
function finishHast(tree: HastNode): void {
  if (!('children' in tree)) return;
  tree.children = tree.children.map((node) => {
    if (node.type === 'raw') return htmlElement(node.value);
    if (node.type === 'element') alignCell(node);
    finishHast(node);
    return node;
  }) as typeof tree.children;
}

function alignCell(element: Extract<HastNode, { type: 'element' }>): void {
  if (element.tagName !== 'td' && element.tagName !== 'th') return;
  const name = alignClass(element.properties);
  if (name === null) return;
  delete element.properties['align'];
  element.properties['className'] = [name];
}

function htmlElement(html: string): HastNode {
  const attribute = { type: 'mdxJsxAttribute', name: HTML_COMPONENT.prop, value: html } as const;
  return { type: 'mdxJsxFlowElement', name: HTML_COMPONENT.component, attributes: [attribute], children: [] };
}

function walk(node: MdastNode, visit: (node: MdastNode) => void): void {
  visit(node);
  if ('children' in node) for (const child of node.children) walk(child, visit);
}

function parentsIn(root: MdastNode): Map<MdastNode, MdastNode> {
  const parents = new Map<MdastNode, MdastNode>();
  walk(root, (node) => {
    if ('children' in node) for (const child of node.children) parents.set(child, node);
  });
  return parents;
}

/** Collects replacements during a walk and makes them at its end, so that children still get their visit. */
class OracleEditor implements TreeEditor {
  readonly source: string;
  readonly #root: MdastNode;
  #parents: Map<MdastNode, MdastNode> | null = null;
  readonly #replacements = new Map<MdastNode, MdastNode[]>();

  constructor(source: string, root: MdastNode) {
    this.source = source;
    this.#root = root;
  }

  text(node: MdastNode): string {
    return textOf(node);
  }

  replace(node: MdastNode, nodes: MdastNode[]): void {
    this.#replacements.set(node, nodes);
  }

  setChildren(node: MdastNode, children: MdastNode[]): void {
    Object.assign(node, { children });
  }

  setElement(node: MdastNode, element: ElementData): void {
    Object.assign(node, { data: { ...node.data, ...element } });
  }

  isInline(node: MdastNode): boolean {
    this.#parents ??= parentsIn(this.#root);
    return holdsWords(this.#parents.get(node));
  }

  opensBody(node: MdastNode): boolean {
    if (this.#root.type !== 'root') return false;
    const index = this.#root.children.findIndex((child) => child === node);
    return index >= 0 && this.#root.children.slice(0, index).every((sibling) => isUnseen(sibling));
  }

  apply(): void {
    if (this.#replacements.size > 0) this.#applyTo(this.#root);
  }

  #applyTo(node: MdastNode): void {
    if (!('children' in node)) return;
    const children: MdastNode[] = [];
    for (const child of node.children) children.push(...(this.#replacements.get(child) ?? [child]));
    Object.assign(node, { children });
    for (const child of children) this.#applyTo(child);
  }
}
