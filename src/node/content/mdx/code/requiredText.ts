/** What a line must hold for a pattern to match anywhere in it. */
export interface RequiredText {
  /** The line must have all of these characters. */
  readonly characters: CharacterSet;
  /** The line must have at least one of these as a part; none are needed if there are none. */
  readonly literals: readonly string[];
}

/** The printable ASCII characters of a text as three words of bits, for codes from 32, 64 and 96 on. */
export type CharacterSet = readonly [number, number, number];

const NOTHING: RequiredText = { characters: [0, 0, 0], literals: [] };

/** With more words to look for, looking costs as much as a search. */
const MAX_LITERALS = 16;

/**
 * Reads an Oniguruma pattern for what every match needs. Whatever it does not understand requires nothing, so
 * the answer may be too weak but never wrong.
 */
export function requiredText(pattern: string): RequiredText {
  return new Reader(pattern).read() ?? NOTHING;
}

export function charactersOf(text: string): CharacterSet {
  let [punctuation, upper, lower] = [0, 0, 0];
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code < 32 || code > 127) continue;
    const bit = 1 << (code & 31);
    if (code < 64) punctuation |= bit;
    else if (code < 96) upper |= bit;
    else lower |= bit;
  }
  return [punctuation, upper, lower];
}

const QUANTIFIERS = /(?:[?*+]|\{(?:\d+,?\d*|,\d+)\})+/y;
/** One or more, in any manner of matching. `{n}?` is not among them: Oniguruma reads it as optional. */
const AT_LEAST_ONE = /^(?:\+[?+]?|\{0*[1-9]\d*,?\d*\})$/;
const GROUP_OPENER = /\((?:\?(?:[:>=!]|<[=!]|<\w+>))?/y;
const ESCAPE = /\\(?:[pPx]\{[^}]*\}|[kg]<[^>]*>|[kg]'[^']*'|x[\da-fA-F]{1,2}|u[\da-fA-F]{4}|\d+|[\s\S])/y;
/** Control escapes take the next character along; their rare forms are not worth reading. */
const UNREAD_ESCAPE = /^\\[cCM]/;
/** A class that lists a few marks and nothing else: no ranges, no names, no classes within. */
const SIMPLE_CLASS = /^\[(?!\^)(-?(?:[!"#$%'()*+,./:;<=>?@^_`{|}~]|\\[^\w\s]){1,15})\]$/;
const CLASS_PART = /\[:\^?\w+:\]|\\[\s\S]|[^[\]\\]/y;

class Reader {
  readonly #pattern: string;
  #at = 0;

  constructor(pattern: string) {
    this.#pattern = pattern;
  }

  read(): RequiredText | null {
    const required = this.#alternatives();
    return this.#at === this.#pattern.length ? required : null;
  }

  #alternatives(): RequiredText | null {
    let all = this.#sequence();
    while (all !== null && this.#pattern[this.#at] === '|') {
      this.#at += 1;
      const next = this.#sequence();
      all = next === null ? null : inBoth(all, next);
    }
    return all;
  }

  #sequence(): RequiredText | null {
    const parts: RequiredText[] = [];
    let run = '';
    while (this.#at < this.#pattern.length && !'|)'.includes(this.#pattern[this.#at] ?? '')) {
      const atom = this.#atom();
      if (atom === null) return null;
      const quantifier = this.#match(QUANTIFIERS);
      const isCharacter = typeof atom === 'string';
      if (isCharacter && quantifier === '') {
        run += atom;
        continue;
      }
      parts.push(textRequired(run));
      run = '';
      if (quantifier === '' || AT_LEAST_ONE.test(quantifier))
        parts.push(isCharacter ? textRequired(atom) : atom);
    }
    parts.push(textRequired(run));
    return parts.reduce(inEither);
  }

  /** A character that stands for itself, or what a larger part requires, or null where reading ends. */
  #atom(): string | RequiredText | null {
    const character = this.#pattern[this.#at] ?? '';
    if (character === '(') return this.#group();
    if (character === '[') return this.#topClass();
    if (character === '\\') return this.#escape();
    this.#at += 1;
    // Half of a surrogate pair says nothing by itself.
    return '^$.'.includes(character) || /[\uD800-\uDFFF]/.test(character) ? NOTHING : character;
  }

  #group(): RequiredText | null {
    if (this.#pattern.startsWith('(?#', this.#at)) {
      const end = this.#pattern.indexOf(')', this.#at);
      this.#at = end + 1;
      return end === -1 ? null : NOTHING;
    }
    const opener = this.#match(GROUP_OPENER);
    // Options such as `(?i)` change what characters stand for.
    if (opener === '(' && this.#pattern[this.#at] === '?') return null;
    const inner = this.#alternatives();
    if (inner === null || this.#pattern[this.#at] !== ')') return null;
    this.#at += 1;
    return opener.endsWith('!') ? NOTHING : inner;
  }

  #topClass(): RequiredText | null {
    const start = this.#at;
    if (!this.#class()) return null;
    const inner = SIMPLE_CLASS.exec(this.#pattern.slice(start, this.#at))?.[1];
    if (inner === undefined) return NOTHING;
    return {
      characters: NOTHING.characters,
      literals: [...inner.replace(/\\(.)/g, '$1')].slice(0, MAX_LITERALS),
    };
  }

  #class(): boolean {
    this.#at += 1;
    if (this.#pattern[this.#at] === '^') this.#at += 1;
    if (this.#pattern[this.#at] === ']') this.#at += 1;
    while (this.#at < this.#pattern.length) {
      if (this.#pattern[this.#at] === ']') {
        this.#at += 1;
        return true;
      }
      if (this.#match(CLASS_PART) === '' && !this.#class()) return false;
    }
    return false;
  }

  #escape(): string | RequiredText | null {
    const escape = this.#match(ESCAPE);
    if (escape === '' || UNREAD_ESCAPE.test(escape)) return null;
    return /^\\[^\w\s\uD800-\uDFFF]$/.test(escape) ? escape.slice(1) : NOTHING;
  }

  #match(sticky: RegExp): string {
    sticky.lastIndex = this.#at;
    const text = sticky.exec(this.#pattern)?.[0] ?? '';
    this.#at += text.length;
    return text;
  }
}

function textRequired(text: string): RequiredText {
  return text === '' ? NOTHING : { characters: charactersOf(text), literals: [text] };
}

function inEither(a: RequiredText, b: RequiredText): RequiredText {
  const [x, y] = [a.characters, b.characters];
  return {
    characters: [x[0] | y[0], x[1] | y[1], x[2] | y[2]],
    literals: rarity(b.literals) > rarity(a.literals) ? b.literals : a.literals,
  };
}

function inBoth(a: RequiredText, b: RequiredText): RequiredText {
  const [x, y] = [a.characters, b.characters];
  const literals = [...new Set([...a.literals, ...b.literals])];
  const isUsable = a.literals.length > 0 && b.literals.length > 0 && literals.length <= MAX_LITERALS;
  return { characters: [x[0] & y[0], x[1] & y[1], x[2] & y[2]], literals: isUsable ? literals : [] };
}

/** How unlikely a line is to have one of these: the shortest counts most, then how few they are. */
function rarity(literals: readonly string[]): number {
  if (literals.length === 0) return 0;
  return (
    Math.min(...literals.map(({ length }) => length)) * (MAX_LITERALS + 1) + MAX_LITERALS - literals.length
  );
}
