/** Unicode keeps it free of any meaning, and no text holds it. */
const COLON = '\uFDD2';
const COLONS = /\uFDD2/g;
/** Two colons and a name at the beginning of a line that goes on with more than `[label]` and `{attributes}`. */
const WORDS =
  /^((?:[ \t]|>|[-*+][ \t]|\d{1,9}[.)][ \t])*)::(?=[A-Za-z])(?![\w-]+(?:\[[^\]]*\])?(?:\{[^}]*\})?[ \t]*$)/;

/**
 * Satteri takes a line such as `::before comes first` for a directive, which ends the paragraph above it, so its colons go through
 * the compilers as other characters.
 */
export function holdColons(line: string): string {
  return line.includes('::') ? line.replace(WORDS, `$1${COLON}${COLON}`) : line;
}

export function colonsAsWritten(text: string): string {
  return text.includes(COLON) ? text.replace(COLONS, ':') : text;
}
