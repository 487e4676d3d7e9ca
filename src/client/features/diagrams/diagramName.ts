import type { Drawing } from './drawing.ts';

/** What is said of a diagram to those who do not see it: its own words, else its caption, else that it is one. */
export function diagramName(
  { title, description }: Pick<Drawing, 'title' | 'description'>,
  caption: string,
  fallback: string,
): string {
  const name = title || caption || (description ? '' : fallback);
  if (!name || !description) return name || description;
  return `${name}${/[.!?:]$/.test(name) ? '' : '.'} ${description}`;
}
