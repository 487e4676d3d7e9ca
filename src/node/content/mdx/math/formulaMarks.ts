/**
 * A formula goes through the compilers as a code span, in which nothing is read as Markdown or MDX, behind one of these
 * characters, which Unicode keeps free of any meaning and no text holds.
 */
export const INLINE_MARK = '\uFDD0';
export const BLOCK_MARK = '\uFDD1';

const MARKS = /[\uFDD0\uFDD1]/g;
const INLINE = /`\uFDD0([^`]*)`/g;
const BLOCK = /`\uFDD1([^`\uFDD1]*)\uFDD1`/g;

/** Language of a fence that holds a formula. */
export const FORMULA_LANGUAGE = 'math';

export function hasFormulaMarks(text: string): boolean {
  return text.search(MARKS) >= 0;
}

/** The words of a heading or picture without the marks of its formulas. */
export function withoutFormulaMarks(text: string): string {
  return text.replace(MARKS, '');
}

/** Dollars in place of marks, for what turns out to be no prose. */
export function formulasAsWritten(text: string): string {
  return text.replace(INLINE, '$$$1$$').replace(BLOCK, '$$$$$1$$$$');
}
