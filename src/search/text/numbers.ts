const NUMBER = /^v?\d[\d.]*$/;
const VERSION = /^v?\d+\.[\d.]+$/;

/** Whether a word is a number: another digit makes another number, never a typo. */
export function isNumber(word: string): boolean {
  return NUMBER.test(word);
}

/** As others write it: the 'v' before a version is left out as often as not. Empty for anything else. */
export function otherSpellings(word: string): readonly string[] {
  if (!VERSION.test(word)) return [];
  return [word.startsWith('v') ? word.slice(1) : `v${word}`];
}
