import type { MdastNode } from 'satteri';
import { escapeAttribute } from '../code/escapeHtml.ts';
import type { NodeOf } from './treeEditor.ts';

/** HTML of a code span that is more than code, or null. */
type SpecialCode = (node: NodeOf<'inlineCode'>) => string | null;

const TAGS: Readonly<Record<string, string>> = { emphasis: 'em', strong: 'strong', delete: 'del' };

/** HTML of simple inline Markdown, or null where something in it has to run. */
export function inlineHtml(nodes: readonly MdastNode[], specialCode: SpecialCode): string | null {
  let html = '';
  for (const node of nodes) {
    const part = nodeHtml(node, specialCode);
    if (part === null) return null;
    html += part;
  }
  return html;
}

function nodeHtml(node: MdastNode, specialCode: SpecialCode): string | null {
  switch (node.type) {
    case 'text':
      return escapeAttribute(node.value);
    case 'inlineCode':
      return specialCode(node) ?? `<code>${escapeAttribute(node.value)}</code>`;
    case 'emphasis':
    case 'strong':
    case 'delete': {
      const inner = inlineHtml(node.children, specialCode);
      return inner === null ? null : `<${TAGS[node.type]}>${inner}</${TAGS[node.type]}>`;
    }
    case 'link': {
      const inner = inlineHtml(node.children, specialCode);
      return inner === null ? null : `<a href="${escapeAttribute(node.url)}">${inner}</a>`;
    }
    default:
      return null;
  }
}
