/** What has no shape of its own, or only changes that of an emoji. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Me}\p{Variation_Selector}]/gu;
/** Letters, and signs such as those of mathematics: without them the words say something else. */
const HAS_A_MEANING = /[\p{L}\p{N}\p{M}\p{S}]/u;
const EMOJI = /[\p{Extended_Pictographic}\p{Emoji_Component}]/u;
/** Signs as programs spell them. */
const SPELLED: Readonly<Record<string, string>> = {
  '≠': '!=',
  '≤': '<=',
  '≥': '>=',
  '≈': '~',
  '→': '->',
  '←': '<-',
  '↔': '<->',
  '⇒': '=>',
  '♯': '#',
};
/** As in 'λ-calculus' or '2π': a sign rather than a letter of a word. */
const LONE_GREEK = /(?<!\p{L})[Α-Ωα-ω](?!\p{L})/gu;
/** In the order of their numbers; sigma has another form at the end of a word. */
const GREEK_NAMES =
  'alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigma sigma tau upsilon phi chi psi omega'.split(
    ' ',
  );

/**
 * A text in characters that the typeface has. Lone Greek letters are called by their names, and what programs
 * spell in two characters is spelled so; emoji that it lacks are left out. Null if it lacks a letter or a sign with a
 * meaning, or if nothing remains, since words with gaps say something else.
 */
export function sayable(text: string, has: (char: string) => boolean): string | null {
  let said = '';
  const named = text
    .normalize('NFC')
    .replaceAll(LONE_GREEK, (letter) => (has(letter) ? letter : nameOf(letter)));
  for (const char of named.replaceAll(/\s+/g, ' ').replaceAll(UNSEEN, '')) {
    const plain = SPELLED[char] ?? char.normalize('NFKC');
    if (has(char)) said += char;
    else if ([...plain].every(has)) said += plain;
    else if (HAS_A_MEANING.test(char) && !EMOJI.test(char)) return null;
  }
  const tidy = said.replaceAll(/\s+/g, ' ').trim();
  return tidy === '' ? null : tidy;
}

function nameOf(letter: string): string {
  const small = letter.toLowerCase();
  const name = GREEK_NAMES[small.charCodeAt(0) - 'α'.charCodeAt(0)] ?? letter;
  return small === letter ? name : name.charAt(0).toUpperCase() + name.slice(1);
}
