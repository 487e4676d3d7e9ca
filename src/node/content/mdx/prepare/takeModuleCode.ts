import { maskCode } from './codeMask.ts';
import { originsOf, type WrittenText } from './origins.ts';

/** A statement, up to the next empty line. */
const STATEMENT = /(?<=^|\n[ \t]*\n)export[ {*][^]*?(?=\n[ \t]*\n|\n*$(?![^]))/g;

/**
 * Takes the module code out of a text that is going to be included, in a list perhaps, or twice: it belongs to the whole
 * once. Lines keep their numbers.
 */
export function takeModuleCode(text: string, file: string): { text: string; code: WrittenText } {
  const lines = text.split('\n');
  const origins = originsOf(file, text);
  const code: { text: string[]; origins: (typeof origins)[number][] } = { text: [], origins: [] };
  let line = 0;
  let done = 0;
  for (const { 0: statement, index } of maskCode(text).matchAll(STATEMENT)) {
    line += text.slice(done, index).split('\n').length - 1;
    done = index;
    const end = line + statement.split('\n').length;
    code.text.push(...lines.slice(line, end), '');
    code.origins.push(...origins.slice(line, end + 1));
    lines.fill('', line, end);
  }
  return { text: lines.join('\n'), code: { text: code.text.join('\n'), origins: code.origins } };
}
