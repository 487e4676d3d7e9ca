import { findElement, type HtmlElement, textOfNodes } from './htmlTree.ts';

/** A formula as it was written in TeX, which MathML carries beside itself. */
export function formulaMarkdown(math: HtmlElement): string {
  const source = findElement(math.children, 'annotation');
  const tex = textOfNodes(source ? source.children : math.children)
    .replace(/\s+/g, ' ')
    .trim();
  return isBlockFormula(math) ? `$$${tex}$$` : `$${tex}$`;
}

export function isBlockFormula({ attributes }: HtmlElement): boolean {
  return attributes.get('display') === 'block';
}
