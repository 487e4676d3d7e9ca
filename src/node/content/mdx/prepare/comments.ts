import { maskCode } from './codeMask.ts';

const COMMENTS = /\{\/\*[\s\S]*?\*\/\}|<!--[\s\S]*?-->/g;
/** An HTML comment, or an MDX comment that does not end on its line. */
const TRIGGER = /<!--|\{\/\*(?![^\n]*\*\/)/;
const TRUNCATE = /^<!--\s*truncate\s*-->$/;

/**
 * HTML comments as MDX comments of the same length, and the words of all longer comments blanked out,
 * so that nothing inside them is taken for Markdown.
 */
export function rewriteComments(text: string): string {
  if (!TRIGGER.test(text)) return text;
  let result = '';
  let end = 0;
  for (const match of maskCode(text).matchAll(COMMENTS)) {
    const close = match.index + match[0].length;
    const comment = text.slice(match.index, close);
    if (TRUNCATE.test(comment) || (comment.startsWith('{') && !comment.includes('\n'))) continue;
    result += text.slice(end, match.index) + blankComment(comment);
    end = close;
  }
  return result + text.slice(end);
}

function blankComment(comment: string): string {
  const inner = comment.slice(comment.startsWith('{') ? 3 : 4, -3).split('\n');
  const lines = inner.map((line, index) => (index === 0 ? ' '.repeat(line.length) : blankLine(line)));
  return `${comment.startsWith('{') ? '{/*' : '{/*-'}${lines.join('\n')}*/}`;
}

/** Keeps the quote marks of a line; an empty line would end the paragraph around it, so each gets a dot. */
function blankLine(line: string): string {
  const prefix = /^[ \t>]*/.exec(line)?.[0] ?? '';
  return `${prefix}.${' '.repeat(Math.max(0, line.length - prefix.length - 1))}`;
}
