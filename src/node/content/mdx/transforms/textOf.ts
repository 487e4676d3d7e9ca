import type { MdastNode } from 'satteri';

/** The words of a node: text, code and the alternative texts of pictures; never code in braces. */
export function textOf(node: MdastNode): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value;
  if (node.type === 'image' || node.type === 'imageReference') return node.alt ?? '';
  return 'children' in node ? node.children.map((child) => textOf(child)).join('') : '';
}
