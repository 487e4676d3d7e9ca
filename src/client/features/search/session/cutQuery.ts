/** Specification, section 5: characters that the search box of the modal takes. */
export const MAX_QUERY_LENGTH = 64;

/** The beginning of a text, counted as `maxlength` counts; half a character at the end is left out. */
export function cutQuery(text: string, maxLength: number): string {
  return text.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/, '');
}
