import type { MdastNode, MdxJsxFlowElement } from 'satteri';
import { codeBlock, type CodeBlockInput } from '../code/codeBlock.ts';
import { commandsFor, NPM_TO_YARN, PACKAGE_MANAGERS } from '../code/packageCommands.ts';
import { holdCode, type HeldCode } from '../heldCode.ts';

/**
 * A block of npm commands as tabs, one for each package manager; all of a page, and of later ones, show the same.
 * Null for one in which nothing differs between them.
 */
export function packageTabs(block: CodeBlockInput, heldCode: HeldCode[]): MdxJsxFlowElement | null {
  const tabs = PACKAGE_MANAGERS.map((manager) => ({
    ...manager,
    code: commandsFor(manager.value, block.code),
  }));
  if (tabs.every(({ code }) => code === block.code)) return null;
  const items = tabs.map(({ value, label, code }) => {
    const html = codeBlock({ ...block, code });
    // The same commands again are no more words, and nothing more to find.
    const words = value === 'npm' ? code : '';
    return element('TabItem', { value, label }, [holdCode({ html, code: words }, heldCode)]);
  });
  return element('Tabs', { groupId: NPM_TO_YARN }, items);
}

function element(
  name: string,
  props: Readonly<Record<string, string>>,
  children: readonly MdastNode[],
): MdxJsxFlowElement {
  const attributes = Object.entries(props).map(([prop, value]) => ({
    type: 'mdxJsxAttribute',
    name: prop,
    value,
  }));
  return { type: 'mdxJsxFlowElement', name, attributes, children } as MdxJsxFlowElement;
}
