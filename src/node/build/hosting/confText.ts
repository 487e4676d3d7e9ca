/** The text as a regular expression that matches it alone. */
export function escapeRegex(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** A line for each item. */
export function lines<Item>(items: readonly Item[], line: (item: Item) => string): string {
  return items.map(line).join('\n');
}
