import { QUANTIFIERS, WORDS } from './patternSyntax.ts';

/** A pattern as JavaScript runs it. */
export interface PlainRegExp {
  /** Finds the first match at or after `lastIndex`, without its groups. */
  readonly search: RegExp;
  /** Finds a match that begins at `lastIndex`, where a search begins; null if it matters to no match where that is. */
  readonly searchAtStart: RegExp | null;
  readonly groupCount: number;
  /** Finds the groups of a match that begins at `lastIndex`; null without groups, or where they differ. */
  readonly captures: RegExp | null;
  /** If a match has one of these groups, others may differ. */
  readonly doubtful: readonly number[];
}

/** Whether all of the line is ASCII, with a line break nowhere but at its end. */
export function isPlainLine(line: string): boolean {
  return !NOT_PLAIN.test(line);
}

/**
 * Writes an Oniguruma pattern in JavaScript, such that both find the same in every plain line. Null for what
 * JavaScript lacks or does otherwise, and for what is too rare to be worth a rule.
 */
export function plainRegExp(pattern: string): PlainRegExp | null {
  const [, start, ignoreCase, rest = ''] = /^(\\G)?(\(\?i\))?([^]*)$/.exec(pattern) ?? [];
  // Beyond ASCII, one letter may stand for two of the other case.
  if (ignoreCase && !isPlainLine(rest)) return null;
  const writer = new Writer(rest);
  const source = start ? writer.writeSequence() : writer.write();
  if (source === null) return null;
  const flag = ignoreCase ? 'i' : '';
  const atStart = source.replaceAll(START, '');
  const elsewhere = source.replaceAll(START, '(?!)');
  const canCapture = writer.groupCount > 0 && writer.hasSameCaptures;
  return {
    search: new RegExp(elsewhere.replaceAll(GROUP, '(?:'), `${start ? 'y' : 'g'}${flag}`),
    searchAtStart: atStart === elsewhere ? null : new RegExp(atStart.replaceAll(GROUP, '(?:'), `y${flag}`),
    groupCount: writer.groupCount,
    captures: canCapture ? new RegExp(atStart.replaceAll(GROUP, '('), `dy${flag}`) : null,
    doubtful: writer.doubtful,
  };
}

const NOT_PLAIN = /[^\t-\x7F]|\n[^]/;
/** Stands for the beginning of a group that captures. */
const GROUP = '\uE000';
/** Stands for the place where a search begins. */
const START = '\uE001';
const GROUP_OPENER = /\((?:\?(?:[:=!]|<[=!]|<[A-Za-z_]\w*>))?(?!\?)/y;
/** Greedy, lazy or possessive. Behind braces, Oniguruma takes most signs for a second quantifier. */
const KNOWN_QUANTIFIER = /^(?:[?*+]\??|[*+]\+|\{\d*,\d*\}\??|\{\d+\})$/;
const ESCAPE = /\\(?:p\{\w+\}|x[\da-fA-F]{2}|u[\da-fA-F]{4}|[^])/y;
const CLASS_OPENER = /\[\^?\]?/y;
const CLASS_PART = /\[:\w+:\]|\\(?:p\{\w+\}|x[\da-fA-F]{2}|u[\da-fA-F]{4}|[^])|[^[\]\\]/y;

const ANY_CHARACTER = '[^\\n]';
const ASSERTIONS = new Map([
  ['^', '^'],
  ['$', '(?![^\\n])'],
  ['\\A', '^'],
  ['\\z', '$'],
  ['\\Z', '(?=\\n?$)'],
  ['\\b', '\\b'],
  ['\\B', '\\B'],
]);
/** What named classes have of ASCII. */
const NAMED_CLASSES = new Map([
  ['alnum', 'A-Za-z0-9'],
  ['alpha', 'A-Za-z'],
  ['blank', '\\t '],
  ['digit', '0-9'],
  ['lower', 'a-z'],
  ['space', '\\s'],
  ['upper', 'A-Z'],
  ['word', '\\w'],
  ['xdigit', '0-9A-Fa-f'],
  ['L', 'A-Za-z'],
  ['Ll', 'a-z'],
  ['Lu', 'A-Z'],
  ['N', '0-9'],
  ['Nd', '0-9'],
]);

/** Whether a part has groups that capture: none; such as take part in every match of it; others too. */
type Groups = 0 | 1 | 2;

interface Part {
  readonly source: string;
  readonly isCharacter: boolean;
  readonly canBeEmpty: boolean;
  readonly groups: Groups;
  /** The number of the group that it is, or 0. */
  readonly number: number;
}

class Writer {
  hasSameCaptures = true;
  groupCount = 0;
  readonly doubtful: number[] = [];
  readonly #pattern: string;
  #at = 0;
  /** Whether a match has taken characters before this place of the pattern. */
  #hasBegun = false;

  constructor(pattern: string) {
    this.#pattern = pattern;
  }

  write(): string | null {
    return this.#toEnd(this.#alternatives());
  }

  /** As `write`, but null for a pattern with alternatives. */
  writeSequence(): string | null {
    return this.#toEnd(this.#sequence());
  }

  #toEnd(part: Part | null): string | null {
    return part !== null && this.#at === this.#pattern.length ? part.source : null;
  }

  #alternatives(): Part | null {
    let all = this.#sequence();
    while (all !== null && this.#pattern[this.#at] === '|') {
      this.#at += 1;
      const next = this.#sequence();
      if (next === null) return null;
      const groups = all.groups + next.groups > 0 ? 2 : 0;
      const canBeEmpty = all.canBeEmpty || next.canBeEmpty;
      all = { source: `${all.source}|${next.source}`, isCharacter: false, canBeEmpty, groups, number: 0 };
    }
    return all;
  }

  #sequence(): Part | null {
    let source = '';
    let canBeEmpty = true;
    let groups: Groups = 0;
    while (this.#at < this.#pattern.length && !'|)'.includes(this.#pattern[this.#at] ?? '')) {
      const words = this.#match(WORDS);
      if (words !== '') {
        source += words;
        canBeEmpty = false;
        this.#hasBegun = true;
        continue;
      }
      const atom = this.#atom();
      if (atom === null) return null;
      const quantifier = this.#match(QUANTIFIERS);
      const part = quantifier === '' ? atom : this.#repeat(atom, quantifier);
      if (part === null) return null;
      source += part.source;
      canBeEmpty &&= part.canBeEmpty;
      if (part.groups > groups) groups = part.groups;
      this.#hasBegun ||= atom.isCharacter;
    }
    return { source, isCharacter: false, canBeEmpty, groups, number: 0 };
  }

  #repeat(atom: Part, quantifier: string): Part | null {
    // The engines leave a round that takes no character in different ways.
    if (!KNOWN_QUANTIFIER.test(quantifier) || atom.canBeEmpty) return null;
    if (atom.source.includes(START)) return null;
    // Oniguruma tries what begins with `.*` at one place only, even where a condition before it fails there.
    if (atom.source === ANY_CHARACTER && !this.#hasBegun) return null;
    // JavaScript forgets the groups of the round before.
    if (atom.groups === 2 && !quantifier.startsWith('?')) {
      if (atom.number === 0) this.hasSameCaptures = false;
      else this.doubtful.push(atom.number);
    }
    const isPossessive = /^.\+$/.test(quantifier);
    if (isPossessive && !atom.isCharacter) return null;
    // To give none back is to take all that there are.
    const source = isPossessive
      ? `${atom.source}${quantifier.slice(0, 1)}(?!${atom.source})`
      : `${atom.source}${quantifier.replace('{,', '{0,')}`;
    const canBeEmpty = /^(?:[?*]|\{0*[,}])/.test(quantifier);
    const groups = canBeEmpty && atom.groups > 0 ? 2 : atom.groups;
    return { source, isCharacter: false, canBeEmpty, groups, number: 0 };
  }

  #atom(): Part | null {
    const character = this.#pattern[this.#at] ?? '';
    if (character === '(') return this.#group();
    if (character === '[') return this.#class();
    if ('*+?'.includes(character)) return null;
    const text = character === '\\' ? this.#match(ESCAPE) : character;
    if (character !== '\\') this.#at += 1;
    const assertion = ASSERTIONS.get(text);
    if (assertion !== undefined) return asAssertion(assertion);
    if (text === '.') return asCharacter(ANY_CHARACTER);
    const set = setOf(text);
    return asCharacter(set === null ? characterOf(text) : `[${set}]`);
  }

  #group(): Part | null {
    const opener = this.#match(GROUP_OPENER);
    if (opener === '') return null;
    const isCapture = opener === '(' || opener.endsWith('>');
    const isLookaround = opener.endsWith('=') || opener.endsWith('!');
    if (isCapture) this.groupCount += 1;
    const number = isCapture ? this.groupCount : 0;
    const hadBegun = this.#hasBegun;
    const isStart = opener === '(?<=' && !hadBegun && this.#pattern.startsWith('\\G|', this.#at);
    if (isStart) this.#at += '\\G|'.length;
    this.#hasBegun ||= isLookaround;
    const inner = this.#alternatives();
    if (inner === null || this.#pattern[this.#at] !== ')') return null;
    this.#at += 1;
    const lookaround = `${opener}${inner.source})`;
    const source = isCapture
      ? `${GROUP}${inner.source})`
      : isStart
        ? `(?:${START}|${lookaround})`
        : lookaround;
    if (!isLookaround) {
      const groups = isCapture && inner.groups === 0 ? 1 : inner.groups;
      return { source, isCharacter: false, canBeEmpty: inner.canBeEmpty, groups, number };
    }
    this.#hasBegun = hadBegun;
    // JavaScript reads backwards there.
    if (opener.startsWith('(?<') && inner.groups > 0) this.hasSameCaptures = false;
    return { source, isCharacter: false, canBeEmpty: true, groups: inner.groups > 0 ? 2 : 0, number };
  }

  #class(): Part | null {
    let source = this.#match(CLASS_OPENER).replace(']', '\\]');
    const isFirst = /^\[\^?$/;
    let isRange = false;
    while (this.#at < this.#pattern.length && this.#pattern[this.#at] !== ']') {
      if (this.#pattern.startsWith('&&', this.#at)) return null;
      const part = this.#match(CLASS_PART);
      const set = setOf(part);
      const written = set ?? characterOf(part);
      if (written === null || (set !== null && isRange)) return null;
      isRange = part === '-' && !isFirst.test(source);
      source += written;
    }
    this.#at += 1;
    return this.#at > this.#pattern.length ? null : asCharacter(`${source}]`);
  }

  #match(sticky: RegExp): string {
    sticky.lastIndex = this.#at;
    const text = sticky.exec(this.#pattern)?.[0] ?? '';
    this.#at += text.length;
    return text;
  }
}

function asCharacter(source: string | null): Part | null {
  return source === null ? null : { source, isCharacter: true, canBeEmpty: false, groups: 0, number: 0 };
}

function asAssertion(source: string): Part {
  return { source, isCharacter: false, canBeEmpty: true, groups: 0, number: 0 };
}

/** What stands for many characters, as it is written in a class. */
function setOf(text: string): string | null {
  if (/^\\[dDsSwW]$/.test(text)) return text;
  if (text === '\\h') return '0-9A-Fa-f';
  const name = /^(?:\[:|\\p\{)(\w+)(?::\]|\})$/.exec(text)?.[1];
  return name === undefined ? null : (NAMED_CLASSES.get(name) ?? null);
}

/** What stands for one character, as it is written in a class or outside. */
function characterOf(text: string): string | null {
  if (/^\\(?:[fnrtv]|x[0-7][\da-fA-F]|u00[0-7][\da-fA-F])$/.test(text)) return text;
  if (/^\\[^A-Za-z0-9\uD800-\uDFFF]$/.test(text)) return text;
  if (text.length !== 1 || /[\\\uD800-\uDFFF]/.test(text)) return null;
  return /[\]{}]/.test(text) ? `\\${text}` : text;
}
