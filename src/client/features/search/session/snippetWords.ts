/** Specification, section 9: words in a snippet. */
const SNIPPET_WORDS = 10;
const NARROW_SNIPPET_WORDS = 5;

/** How many words of a text a hit shows on this screen. */
export function snippetWords(): number {
  return matchMedia('(width <= 768px)').matches ? NARROW_SNIPPET_WORDS : SNIPPET_WORDS;
}
