import type { BodySource } from '#model/body.ts';
import type { Diagnostic } from '#model/diagnostic.ts';
import { maskCode } from '../prepare/codeMask.ts';
import { BLOCK_MARK, FORMULA_LANGUAGE, INLINE_MARK } from './formulaMarks.ts';
import { endOfBraces, endOfNotProse, type MaskedText } from './notProse.ts';

type Format = BodySource['format'];

const FENCE_LINE = /^([ \t>]*)\$\$[ \t]*$/;
const BLANK_LINE = /^[ \t>]*$/;
/**
 * `$…$` and `$$…$$` in one paragraph. As in Pandoc, no space stands at the inner sides of single dollars and no digit
 * after the last, so that prices stay prices.
 */
const FORMULA =
  /\$\$((?:[^$\\`\n]|\\[^`\n]|\n(?![ \t>]*\n))+?)\$\$|\$(?![\s$])((?:[^$\\`\n]|\\[^`\n]|\n(?![ \t>]*\n))*?(?:[^\s$\\`]|\\[^\s`]))\$(?![\d$])/y;
const DOLLARS = /\$+/y;

/** The text with each formula as a code span or fence that no compiler looks into; lines keep their numbers. */
export function rewriteFormulas(
  text: string,
  { file, format }: Pick<BodySource, 'file' | 'format'>,
  diagnostics: Diagnostic[],
): string {
  if (!text.includes('$')) return text;
  return rewriteSpans(rewriteBlocks(text, file, diagnostics), format);
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

function rewriteSpans(text: string, format: Format): string {
  const masked: MaskedText = { text: maskCode(text), format, unclosed: new Set() };
  let result = '';
  let copied = 0;
  for (let index = 0; index < text.length;) {
    const span = masked.text[index] === '$' ? formulaAt(text, masked, index) : null;
    if (span === null) {
      index = afterPlain(masked, index);
      continue;
    }
    const [mark, dollars] = span.isBlock ? [BLOCK_MARK, 2] : [INLINE_MARK, 1];
    result += `${text.slice(copied, index)}\`${mark}${text.slice(index + dollars, span.end - dollars)}`;
    result += span.isBlock ? `${BLOCK_MARK}\`` : '`';
    index = copied = span.end;
  }
  return result + text.slice(copied);
}

/** Where to go on after a character that begins no formula. */
function afterPlain(masked: MaskedText, index: number): number {
  DOLLARS.lastIndex = index;
  if (DOLLARS.test(masked.text)) return DOLLARS.lastIndex;
  return Math.max(index + 1, endOfNotProse(masked, index));
}

/** The formula whose first dollar stands at a place of a text. */
function formulaAt(
  text: string,
  masked: MaskedText,
  start: number,
): { readonly isBlock: boolean; readonly end: number } | null {
  FORMULA.lastIndex = start;
  const match = FORMULA.exec(masked.text);
  if (!match || BLANK_LINE.test(match[1] ?? '.')) return null;
  const end = start + match[0].length;
  const holdsCode = text.slice(start, end).includes('`');
  return holdsCode || cutsThrough(masked, start, end) ? null : { isBlock: match[1] !== undefined, end };
}

/** Whether the second dollar stands in a tag, an expression or an address that the first one stands before. */
function cutsThrough(masked: MaskedText, start: number, end: number): boolean {
  const braces: number[] = [];
  for (let index = start + 1; index < end; index += 1) {
    const character = masked.text[index];
    // Braces of TeX hold no strings, so that an apostrophe in them is none.
    if (character === '{') braces.push(index);
    else if (character === '}') braces.pop();
    else {
      const after = endOfNotProse(masked, index);
      if (after > end) return true;
      index = Math.max(index, after - 1);
    }
  }
  const [open] = braces;
  return masked.format === 'mdx' && open !== undefined && endOfBraces(masked, open) !== -1;
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
