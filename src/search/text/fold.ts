const ASCII = /^[\0-\u007f]*$/;
const MARKS = /\p{M}+/gu;

/** Lower case without diacritics: what two spellings of a word have in common. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  return ASCII.test(lower) ? lower : lower.normalize('NFKD').replace(MARKS, '');
}
