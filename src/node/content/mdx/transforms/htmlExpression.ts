import type { MdxJsxAttributeValueExpressionNode } from 'satteri';
import { HTML_COMPONENT } from '../htmlComponent.ts';

/**
 * `<Html html="…" />` as the value of an attribute. Satteri reads the source, the reference reads the tree,
 * so it carries both.
 */
export function htmlExpression(html: string): MdxJsxAttributeValueExpressionNode {
  const { component, prop } = HTML_COMPONENT;
  const value = `<${component} ${prop}={${JSON.stringify(html)}} />`;
  const attribute = {
    type: 'JSXAttribute',
    name: { type: 'JSXIdentifier', name: prop },
    value: { type: 'JSXExpressionContainer', expression: { type: 'Literal', value: html } },
  };
  const expression = {
    type: 'JSXElement',
    openingElement: {
      type: 'JSXOpeningElement',
      name: { type: 'JSXIdentifier', name: component },
      attributes: [attribute],
      selfClosing: true,
    },
    closingElement: null,
    children: [],
  };
  const statement = { type: 'ExpressionStatement', expression };
  const estree = { type: 'Program', sourceType: 'module', comments: [], body: [statement] };
  return {
    type: 'mdxJsxAttributeValueExpression',
    value,
    data: { estree },
  };
}
