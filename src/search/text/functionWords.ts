/** Words that hold a question together and say nothing of what it is about. */
const FUNCTION_WORDS = new Set(
  (
    'a an and any are at be by can could did do does for from have how i in is it its me my of on or should so ' +
    'that the there this to was we what when where which who why will with would you your ' +
    'ada adalah agar aku apa apakah atau bagaimana bisa cara dalam dan dapat dari dengan di harus ini itu kalau ' +
    'kapan ke kenapa kita mana mengapa oleh pada saat saya sebuah siapa suatu tidak untuk yang'
  ).split(' '),
);

/**
 * For each word of a query, in lower case, whether it says what the query is about. A query of nothing else is about them. The last
 * may be only begun, but what it is the beginning of shows with the next letter.
 */
export function areTelling(words: readonly string[]): boolean[] {
  const areOthers = words.map((word) => !FUNCTION_WORDS.has(word));
  return areOthers.includes(true) ? areOthers : words.map(() => true);
}
