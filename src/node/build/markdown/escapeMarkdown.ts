const ALWAYS = /[\\`*<[\]]|&(?=#?\w+;)|~(?=~)/g;
/** An underscore inside a word emphasises nothing. */
const LOOSE_UNDERSCORE = /(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu;
/** What makes a line a heading, a list, a quote or a table. */
const LINE_START = /^(?:#{1,6}(?=\s|$)|[-+](?=\s|$)|[>|]|:{3}|={3,}$|-{3,}$|~{3})/gm;
const NUMBER_START = /^(\d{1,9})([.)])(?=\s|$)/gm;

/** Text that Markdown shows as it is, wherever in a line it stands. */
export function escapeMarkdown(text: string): string {
  const escaped = text.replace(ALWAYS, '\\$&');
  return escaped.includes('_') ? escaped.replace(LOOSE_UNDERSCORE, '\\_') : escaped;
}

/** Lines of a paragraph that begin with nothing but words. */
export function escapeLineStarts(lines: string): string {
  return lines.replace(LINE_START, '\\$&').replace(NUMBER_START, '$1\\$2');
}

/** An address between the brackets of a link. */
export function linkTarget(address: string): string {
  return address.replace(/[\s()<>\\]/g, (character) => `%${(character.codePointAt(0) ?? 0x20).toString(16)}`);
}
