import type { MdastNode } from 'satteri';

/** Whether a node leaves nothing on the page: module code, comments. */
export function isUnseen(node: MdastNode): boolean {
  if (node.type === 'mdxFlowExpression') return /^(?:\s*\/\*[\s\S]*\*\/)?\s*$/.test(node.value);
  return node.type === 'mdxjsEsm' || node.type === 'definition' || node.type === 'yaml';
}
