import { QUANTIFIERS, WORDS } from './patternSyntax.ts';

/** What a line must hold for a pattern to match anywhere in it. */
export interface RequiredText {
  /** The line must have all of these characters. */
  readonly characters: CharacterSet;
  /** The line must have at least one of these as a part; none are needed if there are none. */
  readonly literals: readonly string[];
}

/** The printable ASCII characters of a text as three words of bits, for codes from 32, 64 and 96 on. */
export type CharacterSet = readonly [number, number, number];

interface Required extends RequiredText {
  /** How unlikely a line is to have one of the literals: the shortest counts most, then how few they are. */
  readonly rarity: number;
}

const NOTHING: Required = { characters: [0, 0, 0], literals: [], rarity: 0 };

/** With more words to look for, looking costs as much as a search. */
const MAX_LITERALS = 16;

/**
 * Reads an Oniguruma pattern for what every match needs. Whatever it does not understand requires nothing, so
 * the answer may be too weak but never wrong.
 */
export function requiredText(pattern: string): RequiredText {
  const { characters, literals } = new Reader(pattern).read() ?? NOTHING;
  return { characters, literals };
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

  read(): Required | null {
    const required = this.#alternatives();
    return this.#at === this.#pattern.length ? required : null;
  }

  #alternatives(): Required | null {
    let all = this.#sequence();
    while (all !== null && this.#pattern[this.#at] === '|') {
      this.#at += 1;
      const next = this.#sequence();
      all = next === null ? null : inBoth(all, next);
    }
    return all;
  }

  #sequence(): Required | null {
    let all = NOTHING;
    let run = this.#match(WORDS);
    while (this.#at < this.#pattern.length && !'|)'.includes(this.#pattern[this.#at] ?? '')) {
      const atom = this.#atom();
      if (atom === null) return null;
      const quantifier = this.#match(QUANTIFIERS);
      const isCharacter = typeof atom === 'string';
      if (isCharacter && quantifier === '') {
        run += atom + this.#match(WORDS);
        continue;
      }
      all = inEither(all, textRequired(run));
      if (quantifier === '' || AT_LEAST_ONE.test(quantifier))
        all = inEither(all, isCharacter ? textRequired(atom) : atom);
      run = this.#match(WORDS);
    }
    return inEither(all, textRequired(run));
  }

  /** A character that stands for itself, or what a larger part requires, or null where reading ends. */
  #atom(): string | Required | null {
    const character = this.#pattern[this.#at] ?? '';
    if (character === '(') return this.#group();
    if (character === '[') return this.#topClass();
    if (character === '\\') return this.#escape();
    this.#at += 1;
    // Half of a surrogate pair says nothing by itself.
    return '^$.'.includes(character) || /[\uD800-\uDFFF]/.test(character) ? NOTHING : character;
  }

  #group(): Required | null {
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

  #topClass(): Required | null {
    const start = this.#at;
    if (!this.#class()) return null;
    const inner = SIMPLE_CLASS.exec(this.#pattern.slice(start, this.#at))?.[1];
    if (inner === undefined) return NOTHING;
    return withLiterals(NOTHING.characters, [...inner.replace(/\\(.)/g, '$1')].slice(0, MAX_LITERALS));
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

  #escape(): string | Required | null {
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

function textRequired(text: string): Required {
  return text === '' ? NOTHING : withLiterals(charactersOf(text), [text]);
}

function withLiterals(characters: CharacterSet, literals: readonly string[]): Required {
  const shortest = Math.min(...literals.map(({ length }) => length));
  return { characters, literals, rarity: shortest * (MAX_LITERALS + 1) + MAX_LITERALS - literals.length };
}

function inEither(a: Required, b: Required): Required {
  if (a === NOTHING || b === NOTHING) return a === NOTHING ? b : a;
  const [x, y] = [a.characters, b.characters];
  const { literals, rarity } = b.rarity > a.rarity ? b : a;
  return { characters: [x[0] | y[0], x[1] | y[1], x[2] | y[2]], literals, rarity };
}

function inBoth(a: Required, b: Required): Required {
  const [x, y] = [a.characters, b.characters];
  const characters: CharacterSet = [x[0] & y[0], x[1] & y[1], x[2] & y[2]];
  if (a.rarity === 0 || b.rarity === 0) return { ...NOTHING, characters };
  const literals = [...new Set([...a.literals, ...b.literals])];
  return literals.length > MAX_LITERALS ? { ...NOTHING, characters } : withLiterals(characters, literals);
}
