import { DIRECTIVE_CLOSER } from './directiveOpener.ts';
import { closesFence, type Fence, leavesFence, openFence } from './fences.ts';
import { type Origin, originsOf, type WrittenText } from './origins.ts';

const EMPTY = /^[ \t>]*$/;
/** What a table has below its head, and what follows the label of a link definition. */
const TABLE_OR_DEFINITION = /^(?=.*-)(?=.*[|:])[ \t>|:-]+$|\]:/;

/**
 * Puts an empty line between a table or a link definition and the colons below it: Satteri takes those for another row, or for
 * words, and the box goes on to the end of the text.
 */
export function endBlocksInBoxes({ text, origins }: WrittenText, file: string): WrittenText {
  const lines = text.split('\n');
  const ends = findEnds(lines);
  if (ends.size === 0) return { text, origins };
  const from = origins ?? originsOf(file, text);
  const result: { text: string[]; origins: Origin[] } = { text: [], origins: [] };
  for (const [index, line] of lines.entries()) {
    const origin = from[index] ?? { file, line: index + 1, indent: 0 };
    const quote = ends.get(index);
    if (quote !== undefined) {
      result.text.push(quote);
      result.origins.push(origin);
    }
    result.text.push(line);
    result.origins.push(origin);
  }
  return { text: result.text.join('\n'), origins: result.origins };
}

/** By the index of each line that an empty one has to go before: the empty one, in the same quote. */
function findEnds(lines: readonly string[]): Map<number, string> {
  const ends = new Map<number, string>();
  let fence: Fence | null = null;
  let isOpen = false;
  for (const [index, line] of lines.entries()) {
    if (fence !== null && leavesFence(fence, line)) fence = null;
    if (fence !== null) {
      if (closesFence(fence, line)) fence = null;
      continue;
    }
    fence = openFence(line);
    const closer = DIRECTIVE_CLOSER.exec(line);
    if (closer !== null && isOpen) ends.set(index, (closer[1] ?? '').trimEnd());
    if (fence !== null || closer !== null || EMPTY.test(line)) isOpen = false;
    else isOpen ||= TABLE_OR_DEFINITION.test(line);
  }
  return ends;
}
