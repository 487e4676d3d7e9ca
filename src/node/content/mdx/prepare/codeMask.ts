import { closesFence, leavesFence, openFence } from './fences.ts';
import type { Fence } from './fences.ts';

/** The text with all code (fences and code spans) blanked out: same length, same lines. */
export function maskCode(text: string): string {
  return maskSpans(maskFences(text));
}

function maskFences(text: string): string {
  let fence: Fence | null = null;
  const lines = text.split('\n').map((line) => {
    if (fence !== null && leavesFence(fence, line)) fence = null;
    if (fence === null) {
      fence = openFence(line);
      return fence === null ? line : blank(line);
    }
    if (closesFence(fence, line)) fence = null;
    return blank(line);
  });
  return lines.join('\n');
}

/** A span opens with a run of backticks and ends with the next run of the same length in its paragraph. */
function maskSpans(text: string): string {
  if (!text.includes('`')) return text;
  return text
    .split(/(\n[ \t]*\n)/)
    .map((paragraph) => maskParagraph(paragraph))
    .join('');
}

function maskParagraph(paragraph: string): string {
  const runs = [...paragraph.matchAll(/\\`|`+/g)].filter((run) => !run[0].startsWith('\\'));
  let masked = '';
  let end = 0;
  for (let index = 0; index < runs.length; index += 1) {
    const run = runs[index];
    if (run === undefined || run.index < end) continue;
    const close = runs.slice(index + 1).find((other) => other[0].length === run[0].length);
    if (close === undefined) continue;
    const next = close.index + close[0].length;
    masked += paragraph.slice(end, run.index) + blank(paragraph.slice(run.index, next));
    end = next;
  }
  return masked + paragraph.slice(end);
}

function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}
