import type { Diagnostic } from '#model/diagnostic.ts';
import { closesFence, type Fence, leavesFence, openFence } from './mdx/prepare/fences.ts';

const START = '<<<<<<< ';
/** Before what both sides were made from, which Git can be asked to show. */
const BASE = '||||||| ';
const MIDDLE = /^=======\r?$/;
const END = '>>>>>>> ';

/** What a line of a conflict belongs to. */
type Side = 'first' | 'base' | 'second';

/** The lines of a conflict's first and last mark, from 1. */
interface Conflict {
  readonly first: number;
  readonly last: number;
}

/** An error for every conflict that Git has left in a file: all of its marks, in their order, each at the start of a line. */
export function mergeConflictsIn(file: string, text: string): Diagnostic[] {
  return findConflicts(text, () => null).map((conflict) => describe(file, conflict, ''));
}

/** The same for a text: what a fenced block shows is for its readers. */
export function mergeConflictsInText(file: string, text: string): Diagnostic[] {
  const more = ' One that readers are to see belongs in a fenced code block.';
  return findConflicts(text, nextFence).map((conflict) => describe(file, conflict, more));
}

type NextFence = (fence: Fence | null, line: string) => Fence | null;

function findConflicts(text: string, next: NextFence): Conflict[] {
  if (!text.includes(START)) return [];
  const found: Conflict[] = [];
  let fence: Fence | null = null;
  let first = 0;
  let side: Side | null = null;
  for (const [index, line] of text.split('\n').entries()) {
    if (fence === null && side !== 'second' && line.startsWith(START)) {
      first = index + 1;
      side = 'first';
    } else if (side === 'first' && line.startsWith(BASE)) {
      side = 'base';
    } else if (side !== null && side !== 'second' && MIDDLE.test(line)) {
      side = 'second';
    } else if (side === 'second' && line.startsWith(END)) {
      found.push({ first, last: index + 1 });
      side = null;
    } else if (side === null || side === 'first') {
      // The other side begins where the first one did, and ends in the same block.
      fence = next(fence, line);
    }
  }
  return found;
}

/** The fenced block that goes on after a line. */
function nextFence(fence: Fence | null, line: string): Fence | null {
  if (fence === null || leavesFence(fence, line)) return openFence(line);
  return closesFence(fence, line) ? null : fence;
}

function describe(file: string, { first, last }: Conflict, more: string): Diagnostic {
  return {
    file,
    line: first,
    column: 1,
    severity: 'error',
    code: 'file/merge-conflict',
    message: `Expected one version, found two: an unresolved merge conflict, which ends in line ${last}.`,
    hint: `Keep one of the two or join them, and remove the lines that begin with <<<<<<<, ======= and >>>>>>>.${more}`,
  };
}
