export type SlotName = 'article' | 'sidebar' | 'toc' | 'footer';

/** The content of each slot of the page that is shown; the frame only holds the elements around it. */
const contents = new Map<SlotName, readonly Node[]>();

const NAMES: readonly SlotName[] = ['article', 'sidebar', 'toc', 'footer'];

/** Takes the content of the slots from a page: the one that was loaded, or one that is to be shown next. */
export function holdSlots(page: Document): void {
  for (const name of NAMES) {
    const element = page.querySelector(`[data-slot="${name}"]`);
    if (element === null) contents.delete(name);
    else contents.set(name, [...element.childNodes]);
  }
}

/** Whether the page that is shown has such a slot. */
export function hasSlot(name: SlotName): boolean {
  return contents.has(name);
}

/** Puts the held content into an element of the frame, unless it is there already. */
export function fillSlot(name: SlotName, element: Element): void {
  const nodes = contents.get(name) ?? [];
  if (nodes.length > 0 && nodes[0]?.parentNode === element) return;
  element.replaceChildren(...nodes.map((node) => document.adoptNode(node)));
}

/** Shows the held content in the elements that are there; new elements fill themselves. */
export function fillSlots(): void {
  for (const name of NAMES) {
    const element = document.querySelector(`[data-slot="${name}"]`);
    if (element) fillSlot(name, element);
  }
}
