/** Letters that Unicode does not take apart into a base letter and an accent. */
const LIGATURES: Readonly<Record<string, string>> = {
  ß: 'ss',
  ẞ: 'SS',
  æ: 'ae',
  Æ: 'Ae',
  œ: 'oe',
  Œ: 'Oe',
  ø: 'o',
  Ø: 'O',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  þ: 'th',
  Þ: 'Th',
  ł: 'l',
  Ł: 'L',
  ı: 'i',
};

/** A run of capitals before a capitalised word, a word, a lone run of capitals, digits, or other letters. */
const WORDS =
  /[A-Z]+(?=[A-Z][a-z])|[A-Z]?[a-z]+|[A-Z]+|\p{Nd}+|[\p{L}\p{M}\p{No}\p{Nl}]+|\p{Extended_Pictographic}/gu;

/**
 * The tag as addresses write it, as Docusaurus would: 'AirPlay 2' is 'air-play-2', 'iOS 17' is 'i-os-17'.
 * Latin accents are dropped, other scripts stay; '' when no letter or digit is left.
 */
export function tagSlug(label: string): string {
  const words = withoutAccents(label).replace(/['’]/g, '').match(WORDS) ?? [];
  // Lower case would turn the sign Ⓜ into a letter that is no sign.
  return words.map((word) => (/^\p{So}/u.test(word) ? word : word.toLowerCase())).join('-');
}

function withoutAccents(text: string): string {
  return text
    .normalize('NFD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC')
    .replace(/[ßẞæÆœŒøØđĐðÐþÞłŁı]/g, (letter) => LIGATURES[letter] ?? letter);
}
