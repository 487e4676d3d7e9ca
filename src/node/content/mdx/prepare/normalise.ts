const FRONT_MATTER = /^---[ \t]*\n(?:[\s\S]*?\n)??---[ \t]*(?=\n|$)/;

/** Characters that mean nothing; on the way through the compilers some stand for formulas and colons. */
const MEANINGLESS = /[\0\uFDD0-\uFDD2]/g;

/** One kind of line end, no byte order mark, no character without a meaning. */
export function normaliseCharacters(text: string): string {
  let result = text.startsWith('\uFEFF') ? text.slice(1) : text;
  if (result.includes('\r')) result = result.replace(/\r\n?/g, '\n');
  return result.replace(MEANINGLESS, '\uFFFD');
}

/** Front matter as blank lines, so that the body keeps its line numbers. */
export function blankFrontMatter(text: string): string {
  const block = FRONT_MATTER.exec(text)?.[0];
  return block === undefined ? text : block.replace(/[^\n]+/g, '') + text.slice(block.length);
}
