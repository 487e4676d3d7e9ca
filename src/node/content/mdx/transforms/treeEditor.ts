import type { MdastNode } from 'satteri';

export type NodeOf<Type extends MdastNode['type']> = Extract<MdastNode, { type: Type }>;

/** What a transform may do to the tree, whichever engine holds it. */
export interface TreeEditor {
  /** The prepared source that positions refer to. */
  readonly source: string;
  /** The words of a node, as `textOf` gives them. */
  text(node: MdastNode): string;
  replace(node: MdastNode, nodes: MdastNode[]): void;
  setChildren(node: MdastNode, children: MdastNode[]): void;
  /** Sets the element a node becomes, and its properties. */
  setElement(node: MdastNode, element: ElementData): void;
  /** Whether a node stands in a line of words, not among blocks. */
  isInline(node: MdastNode): boolean;
  /** Whether only code and comments stand before a top-level node. */
  opensBody(node: MdastNode): boolean;
}

export interface ElementData {
  readonly hName?: string;
  readonly hProperties: Readonly<Record<string, string | readonly string[]>>;
}
