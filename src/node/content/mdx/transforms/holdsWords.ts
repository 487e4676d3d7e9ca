import type { MdastNode } from 'satteri';

const BLOCKS_OF_BLOCKS: ReadonlySet<string> = new Set([
  'root',
  'blockquote',
  'listItem',
  'footnoteDefinition',
  'containerDirective',
]);

/** Whether the children of a node are words and marks in them, not blocks. */
export function holdsWords(node: MdastNode | undefined): boolean {
  return node !== undefined && !BLOCKS_OF_BLOCKS.has(node.type);
}
