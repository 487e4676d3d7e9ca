const MAX_LINES = 100;
const MAX_CHARACTERS = 3000;
/** Mermaid draws no longer ones. */
const LIMIT = 50_000;

/**
 * How large the source of a diagram is. A heavy one may take a second and more to draw, in which the page answers
 * nothing; one that is too long is not drawn at all.
 */
export function sourceSize(source: string): 'light' | 'heavy' | 'tooLong' {
  if (source.length > LIMIT) return 'tooLong';
  return source.length > MAX_CHARACTERS || source.split('\n').length > MAX_LINES ? 'heavy' : 'light';
}
