const FRONT_MATTER = /^---[ \t]*\n(?:[\s\S]*?\n)??---[ \t]*(?=\n|$)/;

/** One kind of line end, no byte order mark, no NUL. */
export function normaliseCharacters(text: string): string {
  let result = text.startsWith('\uFEFF') ? text.slice(1) : text;
  if (result.includes('\r')) result = result.replace(/\r\n?/g, '\n');
  return result.includes('\0') ? result.replaceAll('\0', '\uFFFD') : result;
}

/** Front matter as blank lines, so that the body keeps its line numbers. */
export function blankFrontMatter(text: string): string {
  const block = FRONT_MATTER.exec(text)?.[0];
  return block === undefined ? text : block.replace(/[^\n]+/g, '') + text.slice(block.length);
}
