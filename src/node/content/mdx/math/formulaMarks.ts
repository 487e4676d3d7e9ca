/**
 * A formula goes through the compilers as a code span, in which nothing is read as Markdown or MDX, behind one of these
 * characters of private use.
 */
export const INLINE_MARK = '\uE000';
export const BLOCK_MARK = '\uE001';

/** Language of a fence that holds a formula. */
export const FORMULA_LANGUAGE = 'math';

/** The words of a heading without the marks of its formulas. */
export function withoutFormulaMarks(text: string): string {
  return text.replace(/[\uE000\uE001]/g, '');
}
