/** A title in lines, and how large it is set. */
export interface FittedTitle {
  readonly size: number;
  readonly lines: readonly string[];
}

/** The larger, the fewer lines there may be. */
export interface TitleFit {
  readonly size: number;
  readonly lines: number;
}

type WidthOf = (text: string) => number;

/** Nobody reads more on a picture. */
const MOST_CHARACTERS = 300;
const ELLIPSIS = '…';

/**
 * Sets a title as large as it can stand whole within a width. Where it is too long even for the last fit, words that are wider
 * than a line are broken, and what does not stand on the last line ends in an ellipsis. `widthOf` is in em.
 */
export function fitTitle(
  title: string,
  fits: readonly TitleFit[],
  width: number,
  widthOf: WidthOf,
): FittedTitle {
  const words = [...title].slice(0, MOST_CHARACTERS).join('').split(' ');
  for (const { size, lines } of fits) {
    const set = wrap(words, width / size, widthOf);
    if (set.length <= lines && words.every((word) => widthOf(word) <= width / size))
      return { size, lines: balance(words, set.length, width / size, widthOf) };
  }
  const { size, lines } = fits.at(-1) ?? { size: width, lines: 1 };
  const broken = words.flatMap((word) => breakWord(word, width / size, widthOf));
  const set = wrap(broken, width / size, widthOf);
  const last = set.slice(lines - 1).join(' ');
  return {
    size,
    lines:
      set.length <= lines ? set : [...set.slice(0, lines - 1), cut(last + ELLIPSIS, width / size, widthOf)],
  };
}

/** The beginning of a line that is too wide, with an ellipsis. `width` is in em. */
export function cut(text: string, width: number, widthOf: WidthOf): string {
  if (widthOf(text) <= width) return text;
  const room = width - widthOf(ELLIPSIS);
  let end = '';
  let used = 0;
  for (const char of text) {
    used += widthOf(char);
    if (used > room) break;
    end += char;
  }
  // Half a word says nothing, unless there is no other.
  const whole = end.replace(/\s\S*$/u, '');
  return whole.replace(/[\s.,;:·…–—-]+$/u, '') + ELLIPSIS;
}

function wrap(words: readonly string[], width: number, widthOf: WidthOf): string[] {
  const space = widthOf(' ');
  const lines: string[] = [];
  let used = Infinity;
  for (const word of words) {
    const needed = widthOf(word);
    if (used + space + needed > width) {
      lines.push(word);
      used = needed;
    } else {
      lines.push(`${lines.pop() ?? ''} ${word}`);
      used += space + needed;
    }
  }
  return lines;
}

/** The narrowest lines of the same number: no word is left alone on the last one. */
function balance(words: readonly string[], lines: number, width: number, widthOf: WidthOf): string[] {
  let [low, high] = [Math.max(...words.map(widthOf)), width];
  for (let step = 0; step < 8; step += 1) {
    const middle = (low + high) / 2;
    if (wrap(words, middle, widthOf).length <= lines) high = middle;
    else low = middle;
  }
  return wrap(words, high, widthOf);
}

function breakWord(word: string, width: number, widthOf: WidthOf): string[] {
  const parts: string[] = [];
  let used = Infinity;
  for (const char of word) {
    const needed = widthOf(char);
    if (used + needed > width) {
      parts.push(char);
      used = needed;
    } else {
      parts.push((parts.pop() ?? '') + char);
      used += needed;
    }
  }
  return parts;
}
