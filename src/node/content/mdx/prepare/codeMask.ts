import { closesFence, leavesFence, openFence } from './fences.ts';
import type { Fence } from './fences.ts';

const COMMENT = /\{\/\*[^]*?\*\/\}|<!--[^]*?-->/g;
/** A span opens with a run of backticks and ends with the next run of the same length in its paragraph. */
const SPAN = /(`+)(?!`)[^]*?(?<!`)\1(?!`)/;
/** In what begins before it, a backtick opens nothing. */
const SPAN_OR_OTHER = new RegExp(`${SPAN.source}|${COMMENT.source}|${/\\[\\`{<]|`+/.source}`, 'g');

/** The text with all code (fences and code spans) blanked out: same length, same lines. */
export function maskCode(text: string): string {
  return maskSpans(maskFences(text.replaceAll('\r\n', ' \n')));
}

/** The same with comments, too. */
export function maskCodeAndComments(text: string): string {
  return maskCode(text).replace(COMMENT, blank);
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

function maskSpans(text: string): string {
  if (!text.includes('`')) return text;
  return text
    .split(/(\n[ \t]*\n)/)
    .map((paragraph) =>
      paragraph.replace(SPAN_OR_OTHER, (found, ticks) => (ticks === undefined ? found : blank(found))),
    )
    .join('');
}

/** Spaces in place of a text, with the same lines. */
export function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}
