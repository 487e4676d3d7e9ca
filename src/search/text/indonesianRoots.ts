const MIN_ROOT = 4;
const SHORT_ROOT = 3;
/**
 * What stands before roots of three letters where hardly anything else can be meant: 'mengecek' is of 'cek', as only such
 * roots take 'menge', and 'menguji' and 'diuji' are of 'uji', as nothing gave way to their vowel.
 */
const BEFORE_SHORT = /^(?:[mp]enge|(?:[mp]eng|di)(?=[aeiou]))(?=[a-z]{3}$)/;
/** Words that only look as if they had a prefix: 'beranda', the home page, has nothing to do with 'anda', you. */
const WHOLE = new Set(['beranda', 'mengapa', 'perangkat', 'search', 'sekarang', 'tekanan']);
const PARTICLES = /(?:lah|kah|pun|tah)$/;
const POSSESSIVES = /(?:nya|ku|mu)$/;
const SUFFIXES = [/kan$/, /an$/, /i$/];

const DOUBLE = ['memper', 'diper', 'keber', 'berke'];

/** Prefixes that leave a word as it is. Longer ones first: of those that fit, the first is taken away. */
const PLAIN = [...DOUBLE, 'per', 'ber', 'be', 'di', 'ke', 'ter', 'te', 'se', 'pe'];
const PLAIN_PREFIX = new RegExp(`^(?:${PLAIN.join('|')})`);

/** Only 'ajar', to teach, takes 'bel' and 'pel': 'belakang' and 'pelihara' are whole. */
const OF_AJAR = ['belajar', 'pelajar', 'dipelajar', 'mempelajar', 'pembelajar', 'terpelajar'];

/** Prefixes that end in a nasal, with what may have stood where they end: in 'menulis' the t of 'tulis' gave way. */
const NASAL: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^[mp]e(?=[lrwymn])/, ['']],
  [/^[mp]em(?=[bfpv])/, ['']],
  [/^[mp]em(?=[aeiou])/, ['p']],
  [/^[mp]en(?=[cdjtsz])/, ['']],
  [/^[mp]en(?=[aeiou])/, ['t']],
  [/^[mp]eny(?=[aeiou])/, ['s']],
  [/^[mp]eng(?=[ghkq])/, ['']],
  [/^[mp]eng(?=[aeiou])/, ['k', '']],
];

const PREFIX = new RegExp(`^(?:${[...DOUBLE, '[mp]e(?:ng|ny|[mn])', '[bp]el', ...PLAIN, 'me'].join('|')})`);

/** What may be the prefix of a word, the longest, with its nasal; '' if nothing. */
export function prefixOf(word: string): string {
  return PREFIX.exec(word)?.[0] ?? '';
}

/** What an Indonesian word may be a form of. Which letter a nasal has swallowed only a dictionary could tell. */
export function* indonesianRoots(word: string): Iterable<string> {
  for (const base of withoutSuffixes(word)) {
    if (base.length >= MIN_ROOT) yield base;
    if (WHOLE.has(base)) continue;
    for (const root of withoutPrefix(base)) if (root.length >= MIN_ROOT) yield root;
    if (BEFORE_SHORT.test(base)) yield base.replace(BEFORE_SHORT, '');
  }
}

function* withoutPrefix(base: string): Iterable<string> {
  if (OF_AJAR.includes(base)) yield 'ajar';
  yield base.replace(PLAIN_PREFIX, '');
  for (const [prefix, fills] of NASAL)
    if (prefix.test(base)) for (const fill of fills) yield base.replace(prefix, fill);
}

function withoutSuffixes(word: string): Set<string> {
  const bases = new Set([word]);
  for (const ending of [PARTICLES, POSSESSIVES])
    for (const base of bases) bases.add(base.replace(ending, ''));
  for (const base of [...bases]) for (const suffix of SUFFIXES) bases.add(base.replace(suffix, ''));
  return bases;
}

/** How words that were made from a root may begin, so that they are found in an alphabetical list. */
export function* indonesianBeginnings(root: string): Iterable<string> {
  for (const prefix of ['', ...PLAIN]) yield prefix + root;
  if (root === 'ajar') yield* OF_AJAR;
  for (const start of ['me', 'pe']) for (const nasal of nasalsBefore(root)) yield start + nasal;
  if (root.length === SHORT_ROOT) for (const start of ['menge', 'penge']) yield start + root;
}

function nasalsBefore(root: string): readonly string[] {
  const rest = root.slice(1);
  const first = root.charAt(0);
  if (first === 'p') return [`m${rest}`, `m${root}`];
  if (first === 't') return [`n${rest}`, `n${root}`];
  if (first === 's') return [`ny${rest}`, `n${root}`];
  if (first === 'k') return [`ng${rest}`, `ng${root}`];
  if ('bfv'.includes(first)) return [`m${root}`];
  if ('cdjz'.includes(first)) return [`n${root}`];
  if ('lrwymn'.includes(first)) return [root];
  return [`ng${root}`];
}
