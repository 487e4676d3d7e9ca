import { maskCode } from '../prepare/codeMask.ts';
import { mayCrossBoxes } from '../prepare/mayCrossBoxes.ts';
import type { Prepared } from '../prepare/prepared.ts';
import type { TransformState } from '../transforms/transformState.ts';
import { satteriEngine } from './satteriEngine.ts';

/**
 * Satteri, after the reference was asked about elements that begin in a box and end outside of it: Satteri moves their words about,
 * and those that follow, without a complaint.
 */
export async function checkedEngine(prepared: Prepared, state: TransformState): Promise<string> {
  if (mayCrossBoxes(prepared)) await refuseCrossedBoxes(prepared.text);
  return satteriEngine(prepared, state);
}

/** Throws what the reference has against boxes and elements that cross; Satteri finds all other faults itself. */
async function refuseCrossedBoxes(text: string): Promise<void> {
  const [{ createProcessor }, { default: remarkDirective }] = await Promise.all([
    import('@mdx-js/mdx'),
    import('remark-directive'),
  ]);
  try {
    createProcessor({ format: 'mdx', remarkPlugins: [remarkDirective] }).parse(withoutColonsInCode(text));
  } catch (error) {
    if (error instanceof Error && error.message.includes('directiveContainer')) throw error;
  }
}

/** For the reference, colons on a line of code would end the box around it. */
function withoutColonsInCode(text: string): string {
  const masked = maskCode(text);
  return text.replaceAll(':', (colon, index: number) => (masked[index] === colon ? colon : '.'));
}
