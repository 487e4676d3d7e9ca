import { INLINE_TAGS } from './html.ts';

/** Counts words of text that arrives in pieces between tags. */
export class WordCounter {
  count = 0;
  #isInWord = false;

  text(source: string, start: number, end: number): void {
    for (let index = start; index < end; index += 1) {
      const isSpace = isWhitespace(source.charCodeAt(index));
      if (!isSpace && !this.#isInWord) this.count += 1;
      this.#isInWord = !isSpace;
    }
  }

  tag(name: string): void {
    if (!INLINE_TAGS.has(name)) this.#isInWord = false;
  }
}

function isWhitespace(code: number): boolean {
  return code === 32 || (code >= 9 && code <= 13) || code === 0xa0;
}
