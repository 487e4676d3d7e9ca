const ALWAYS = /[\\`*<[\]]|&(?=#?\w+;)|~(?=~)/g;
/** An underscore inside a word emphasises nothing. */
const LOOSE_UNDERSCORE = /(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu;
/** What makes a line a heading, a list, a quote or a table. */
const LINE_START = /^(\d{0,9})([#>|+\-=:~.)])/;
const IS_MARK = /^(?:#{1,6}(?:\s|$)|[-+](?:\s|$)|[>|]|:{3}|={3,}$|-{3,}$|~{3}|\d+[.)](?:\s|$))/;

/** Text that Markdown shows as it is, wherever in a line it stands. */
export function escapeMarkdown(text: string): string {
  const escaped = text.replace(ALWAYS, '\\$&');
  return escaped.includes('_') ? escaped.replace(LOOSE_UNDERSCORE, '\\_') : escaped;
}

/** Lines of a paragraph that begin with nothing but words. */
export function escapeLineStarts(paragraph: string): string {
  return paragraph.includes('\n')
    ? paragraph.split('\n').map(escapeStart).join('\n')
    : escapeStart(paragraph);
}

function escapeStart(line: string): string {
  return IS_MARK.test(line) ? line.replace(LINE_START, '$1\\$2') : line;
}

/** An address between the brackets of a link. */
export function linkTarget(address: string): string {
  return address.replace(/[\s()<>\\]/g, (character) => `%${(character.codePointAt(0) ?? 0x20).toString(16)}`);
}
