import { markdownToJs, mdxToJs } from 'satteri';
import type {
  HastPluginDefinition,
  MdastNode,
  MdastPluginDefinition,
  MdastVisitorContext,
  MdxCompileOptions,
} from 'satteri';
import { messagesFor } from '#model/messages/messagesFor.ts';
import { HTML_COMPONENT } from '../htmlComponent.ts';
import type { Prepared } from '../prepare/prepared.ts';
import { hasAlerts, transformAlert } from '../transforms/alert.ts';
import { transformCodeBlock } from '../transforms/codeBlockElement.ts';
import { transformCode } from '../transforms/codeFence.ts';
import { transformContainer } from '../transforms/containerDirective.ts';
import { checkEsm } from '../transforms/esm.ts';
import { transformFormula } from '../transforms/formula.ts';
import { transformPictureText } from '../transforms/formulaInText.ts';
import { holdsWords } from '../transforms/holdsWords.ts';
import { transformHeading } from '../transforms/heading.ts';
import { restoreDirective } from '../transforms/inlineDirective.ts';
import { hasJsxToMend, transformJsxAttributes } from '../transforms/jsxAttributes.ts';
import { alignClass } from '../transforms/tableAlign.ts';
import { textOf } from '../transforms/textOf.ts';
import type { TransformState } from '../transforms/transformState.ts';
import type { ElementData, TreeEditor } from '../transforms/treeEditor.ts';
import { transformUnknownTags } from '../transforms/unknownTags.ts';
import { isUnseen } from '../transforms/unseen.ts';

/** Satteri: fast, but it can hang or abort on hostile input, so it only ever runs in a child process. */
export function satteriEngine(prepared: Prepared, state: TransformState): string {
  const messages = messagesFor(state.locale);
  const { text, format } = prepared;
  const options: MdxCompileOptions = {
    outputFormat: 'function-body',
    optimizeStatic: HTML_COMPONENT,
    features: {
      gfm: { footnotes: { label: messages.footnotes, backLabel: messages.backToReference } },
      directive: true,
      frontmatter: false,
      rawHtml: format === 'md',
    },
    mdastPlugins: mdastPlugins(prepared, state),
    hastPlugins: prepared.hasAlignedTable ? [tableCells] : [],
  };
  // No visitor is async, so the result is there at once.
  const result = (format === 'md' ? markdownToJs : mdxToJs)(text, options) as { readonly code: string };
  return result.code;
}

function mdastPlugins(prepared: Prepared, state: TransformState): MdastPluginDefinition[] {
  const plugins: MdastPluginDefinition[] = [];
  if (prepared.hasInlineDirectives) plugins.push(directiveRestorer);
  if (prepared.format === 'md' && prepared.text.includes('<')) {
    plugins.push({
      name: 'lontar-unknown-tags',
      options: { position: prepared.hasFormulas },
      html: (node, context) => transformUnknownTags(node, new SatteriEditor(context), state),
    });
  }
  if (hasAlerts(prepared.text)) {
    plugins.push({
      name: 'lontar-alerts',
      options: { position: true },
      blockquote: (node, context) => transformAlert(node, new SatteriEditor(context), state),
    });
  }
  plugins.push({
    name: 'lontar',
    options: { position: prepared.hasFormulas },
    heading: (node, context) => transformHeading(node, new SatteriEditor(context), state),
    code: (node, context) => transformCode(node, new SatteriEditor(context), state),
    containerDirective: (node, context) => transformContainer(node, new SatteriEditor(context), state),
    mdxjsEsm: (node, context) => checkEsm(node, new SatteriEditor(context), state),
  });
  if (prepared.text.includes('<CodeBlock')) {
    plugins.push({
      name: 'lontar-code-blocks',
      mdxJsxFlowElement: (node, context) => transformCodeBlock(node, new SatteriEditor(context), state),
    });
  }
  if (prepared.hasFormulas) {
    plugins.push({
      name: 'lontar-formulas',
      options: { position: true },
      code: (node, context) => transformFormula(node, new SatteriEditor(context), state),
      inlineCode: (node, context) => transformFormula(node, new SatteriEditor(context), state),
      image: (node, context) => transformPictureText(node, new SatteriEditor(context), state),
      imageReference: (node, context) => transformPictureText(node, new SatteriEditor(context), state),
    });
  }
  if (hasJsxToMend(prepared.text)) plugins.push(jsxMender);
  return plugins;
}

/** First of all, since headings and titles may hold such text. */
const directiveRestorer: MdastPluginDefinition = {
  name: 'lontar-directives',
  options: { position: true },
  textDirective: (node, context) => restoreDirective(node, new SatteriEditor(context)),
  leafDirective: (node, context) => restoreDirective(node, new SatteriEditor(context)),
};

const jsxMender: MdastPluginDefinition = {
  name: 'lontar-jsx',
  mdxJsxFlowElement: (node, context) => transformJsxAttributes(node, new SatteriEditor(context)),
  mdxJsxTextElement: (node, context) => transformJsxAttributes(node, new SatteriEditor(context)),
};

const tableCells: HastPluginDefinition = {
  name: 'lontar-table-cells',
  element: {
    filter: ['td', 'th'],
    visit(node, context) {
      const name = alignClass(node.properties);
      if (name === null) return;
      const { style: _style, ...properties } = node.properties;
      context.replaceNode(node, { ...node, properties: { ...properties, className: [name] } });
    },
  },
};

class SatteriEditor implements TreeEditor {
  readonly #context: MdastVisitorContext;

  constructor(context: MdastVisitorContext) {
    this.#context = context;
  }

  get source(): string {
    return this.#context.source;
  }

  text(node: MdastNode): string {
    const text = this.#context.textContent(node);
    // Satteri counts tags and comments among the words; reading children is what costs, so only such a text pays for it.
    return text.includes('<') ? textOf(node) : text;
  }

  replace(node: MdastNode, nodes: MdastNode[]): void {
    this.#context.replaceNode(node, nodes);
  }

  setChildren(node: MdastNode, children: MdastNode[]): void {
    this.#context.setProperty(node, 'children', children);
  }

  setElement(node: MdastNode, element: ElementData): void {
    this.#context.setProperty(node, 'data', { ...element });
  }

  isInline(node: MdastNode): boolean {
    return holdsWords(this.#context.parent(node));
  }

  opensBody(node: MdastNode): boolean {
    const parent = this.#context.parent(node);
    const index = this.#context.indexOf(node) ?? 0;
    return parent?.type === 'root' && parent.children.slice(0, index).every((sibling) => isUnseen(sibling));
  }
}
