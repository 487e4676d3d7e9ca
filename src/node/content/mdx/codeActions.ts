import type { Messages } from '#model/messages/en.ts';

/** The buttons of a block of code, at the end of its figure. The script acts on them wherever they are. */
export function codeActions({ copyCode, wrapCode }: Messages): string {
  return `<button data-act="wrap" aria-pressed="false">${wrapCode}</button><button data-act="copy">${copyCode}</button>`;
}
