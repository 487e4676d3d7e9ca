import { findElement, type HtmlElement, type HtmlNode } from './htmlTree.ts';

/** Stands for a dollar that begins no formula. */
export const DOLLAR = 'dollar';

const DOLLAR_NODE: HtmlElement = { name: DOLLAR, attributes: new Map(), children: ['$'] };
/** What is written as it stands. */
const LITERAL = /^(?:code|kbd|math|pre|samp)$/;

/** The tree with each plain dollar apart, if it holds formulas: only then readers take dollars for more than dollars. */
export function withPlainDollars(nodes: readonly HtmlNode[]): readonly HtmlNode[] {
  return findElement(nodes, 'math') ? nodes.flatMap((node) => apart(node)) : nodes;
}

function apart(node: HtmlNode): HtmlNode[] {
  if (typeof node === 'string') {
    const parts = node.split(/(\$)/).filter((part) => part !== '');
    return parts.map((part) => (part === '$' ? DOLLAR_NODE : part));
  }
  if (LITERAL.test(node.name)) return [node];
  return [{ ...node, children: node.children.flatMap((child) => apart(child)) }];
}
