const MIN_ROOT = 3;
const VOWEL = /[aeiouy]/;
const DOUBLED = /([b-df-hj-np-tv-z])\1$/;

/** Endings, and what may have stood in their place. '=' is the stem with its doubled consonant made single. */
const ENDINGS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/ies$/, ['y', 'ie']],
  [/(?<=s|x|z|ch|sh|o)es$/, ['']],
  [/(?<![sui])s$/, ['']],
  [/ied$/, ['y', 'ie']],
  [/(?<!e)ed$/, ['', 'e', '=']],
  [/ing$/, ['', 'e', '=']],
  [/(?:er|or)$/, ['', 'e', '=']],
  [/ier$/, ['y']],
  [/ly$/, ['', 'le']],
  [/ment$/, ['']],
  [/ation$/, ['', 'e', 'ate']],
  [/ion$/, ['', 'e']],
  [/(?:able|ible)$/, ['', 'e', '=']],
  [/ness$/, ['']],
];

/** What an English word may be a form of, with one ending less; the true root is among them or among theirs. */
export function* englishRoots(word: string): Iterable<string> {
  for (const [ending, fills] of ENDINGS) {
    const at = word.search(ending);
    if (at < MIN_ROOT - 1) continue;
    const stem = word.slice(0, at);
    for (const fill of fills) {
      // What is left of 'string' is no word; 'tried' has its vowel in the ending.
      if (!VOWEL.test(fill === 'e' ? stem : stem + fill)) continue;
      const root = fill === '=' ? stem.replace(DOUBLED, '$1') : stem + fill;
      if (root.length >= MIN_ROOT && (fill !== '=' || root !== stem)) yield root;
    }
  }
}
