/** What has no shape of its own, or only changes that of an emoji. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Me}\p{Variation_Selector}]/gu;
const PART_OF_A_WORD = /[\p{L}\p{N}\p{M}]/u;

/**
 * A text in characters that the typeface has. Signs that it lacks, such as emoji, are left out; null if it lacks a letter
 * or if nothing remains, since words with gaps say something else.
 */
export function sayable(text: string, has: (char: string) => boolean): string | null {
  let said = '';
  for (const char of text.replaceAll(/\s+/g, ' ').replaceAll(UNSEEN, '').normalize('NFC')) {
    const plain = char.normalize('NFKC');
    if (has(char)) said += char;
    else if ([...plain].every(has)) said += plain;
    else if (PART_OF_A_WORD.test(char)) return null;
  }
  const tidy = said.replaceAll(/\s+/g, ' ').trim();
  return tidy === '' ? null : tidy;
}
