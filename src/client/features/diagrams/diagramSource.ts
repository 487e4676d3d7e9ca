/** What a block of code that is to become a diagram says. */
export function diagramSource(block: Element): string {
  return block.querySelector('code')?.textContent ?? '';
}
