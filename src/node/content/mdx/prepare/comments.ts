import { TRUNCATE_TAG } from '../truncateMarker.ts';
import { maskCode } from './codeMask.ts';

const COMMENTS = /(\\*)(\{\/\*[\s\S]*?\*\/\}|<!--[\s\S]*?-->)/g;
/** An HTML comment, an MDX comment that does not end on its line, or a marker that has words beside it. */
const TRIGGER =
  /<!--|\{\/\*(?![^\n]*\*\/)|\S[ \t]*\{\/\*\s*truncate\s*\*\/\}|\{\/\*\s*truncate\s*\*\/\}[ \t]*\S/;
const TRUNCATE = /^(?:<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\})$/;

/**
 * HTML comments as MDX comments of the same length, and the words of all longer comments blanked out,
 * so that nothing inside them is taken for Markdown.
 */
export function rewriteComments(text: string): string {
  if (!TRIGGER.test(text)) return text;
  let result = '';
  let end = 0;
  for (const { 0: match, 1: escape = '', index } of maskCode(text).matchAll(COMMENTS)) {
    const [start, close] = [index + escape.length, index + match.length];
    // What is escaped is text.
    if (escape.length % 2 === 1) continue;
    const comment = text.slice(start, close);
    // A marker on a line of its own is seen to with the lines.
    if (TRUNCATE.test(comment) && isAlone(text, start, close)) continue;
    result += text.slice(end, start) + rewriteComment(comment);
    end = close;
  }
  return result + text.slice(end);
}

function rewriteComment(comment: string): string {
  if (TRUNCATE.test(comment)) return markerAmidWords(comment);
  return comment.startsWith('{') && !comment.includes('\n') ? comment : blankComment(comment);
}

/** Whether it is all that stands on a line. */
function isAlone(text: string, start: number, close: number): boolean {
  let [before, after] = [start - 1, close];
  while (text[before] === ' ' || text[before] === '\t') before -= 1;
  while (text[after] === ' ' || text[after] === '\t') after += 1;
  const isLine = (text[before] ?? '\n') === '\n' && (text[after] ?? '\n') === '\n';
  return isLine && !text.slice(start, close).includes('\n');
}

/** As long as what was written, or with as many lines. */
function markerAmidWords(comment: string): string {
  const lines = comment.split('\n').length;
  const tag = `<${TRUNCATE_TAG}`;
  return lines === 1 ? `${tag.padEnd(comment.length - 2)}/>` : `${tag}${'\n'.repeat(lines - 1)}/>`;
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
