import type { Diagnostic } from '#model/diagnostic.ts';
import { maskCode } from '../prepare/codeMask.ts';
import { BLOCK_MARK, FORMULA_LANGUAGE, INLINE_MARK } from './formulaMarks.ts';

const FENCE_LINE = /^([ \t>]*)\$\$[ \t]*$/;
const BLANK_LINE = /^[ \t>]*$/;
/** Comments, tags and module code: a dollar in them is their own. */
const NOT_PROSE = /\{\/\*[\s\S]*?\*\/\}|<\/?[A-Za-z][^<>]*>|^(?:import|export)\s.*$/gm;
/**
 * `$…$` and `$$…$$` in one paragraph. As in Pandoc, no space stands at the inner sides of single dollars and no digit
 * after the last, so that prices stay prices.
 */
const FORMULA =
  /\\\$|\$\$((?:[^$\\`\n]|\\[^`\n]|\n(?![ \t>]*\n))+?)\$\$|\$(?![\s$])((?:[^$\\`\n]|\\[^`\n]|\n(?![ \t>]*\n))*?(?:[^\s$\\`]|\\[^\s`]))\$(?![\d$])/g;

/** The text with each formula as a code span or fence that no compiler looks into; lines keep their numbers. */
export function rewriteFormulas(text: string, file: string, diagnostics: Diagnostic[]): string {
  if (!text.includes('$')) return text;
  return rewriteSpans(rewriteBlocks(text, file, diagnostics));
}

/** `$$` on lines of their own are a fence. */
function rewriteBlocks(text: string, file: string, diagnostics: Diagnostic[]): string {
  const lines = text.split('\n');
  const seen = maskCode(text).split('\n');
  for (let index = 0; index < lines.length; index += 1) {
    const prefix = FENCE_LINE.exec(seen[index] ?? '')?.[1];
    if (prefix === undefined) continue;
    const end = lines.findIndex((line, after) => after > index && FENCE_LINE.test(line));
    if (end === -1) {
      diagnostics.push(unclosed(file, index + 1, prefix.length + 1));
      break;
    }
    lines[index] = `${prefix}\`\`\`${FORMULA_LANGUAGE}`;
    lines[end] = `${FENCE_LINE.exec(lines[end] ?? '')?.[1] ?? ''}\`\`\``;
    index = end;
  }
  return lines.join('\n');
}

function rewriteSpans(text: string): string {
  const prose = maskCode(text).replace(NOT_PROSE, (part) => part.replace(/[^\n]/g, ' '));
  let result = '';
  let end = 0;
  for (const { 0: whole, 1: block, 2: inline, index } of prose.matchAll(FORMULA)) {
    const isBlock = block !== undefined;
    if ((!isBlock && inline === undefined) || BLANK_LINE.test(block ?? '.')) continue;
    const [mark, dollars] = isBlock ? [BLOCK_MARK, 2] : [INLINE_MARK, 1];
    const close = index + whole.length;
    result += `${text.slice(end, index)}\`${mark}${text.slice(index + dollars, close - dollars)}`;
    result += isBlock ? `${BLOCK_MARK}\`` : '`';
    end = close;
  }
  return result + text.slice(end);
}

/** The column in the owner's file of a column in the rewritten text: a mark stands where the owner wrote nothing. */
export function columnAsWritten(text: string, { line, column }: { line: number; column: number }): number {
  const before = text.split('\n')[line - 1]?.slice(0, column - 1) ?? '';
  return column - (before.split(INLINE_MARK).length - 1);
}

function unclosed(file: string, line: number, column: number): Diagnostic {
  return {
    file,
    line,
    column,
    severity: 'error',
    code: 'mdx/unclosed-formula',
    message: '`$$` opens a formula that is never closed.',
    hint: 'Write `$$` on a line of its own where it ends; for plain dollars write `\\$\\$`.',
  };
}
