import type { RegexEngine } from 'shiki/types';
import { type CaptureIndices, lazyCaptures } from './lazyCaptures.ts';
import { oniguruma } from './oniguruma.ts';
import { isPlainLine, plainRegExp } from './plainRegExp.ts';
import type { PlainRegExp } from './plainRegExp.ts';
import { charactersOf, requiredText } from './requiredText.ts';

type Scanner = ReturnType<RegexEngine['createScanner']>;
type EngineString = ReturnType<RegexEngine['createString']>;
type Match = NonNullable<ReturnType<Scanner['findNextMatchSync']>>;

/** The longest patterns of TypeScript have 6,000. Longer ones are lists of words, which take JavaScript too long. */
const MAX_LENGTH = 7000;
/** As Oniguruma says it: -1 without its sign. */
const NOT_CAPTURED = { start: 0xffff_ffff, end: 0xffff_ffff, length: 0 };

/**
 * The same answers as Oniguruma with far fewer searches. A grammar holds each pattern in many lists; here it is
 * compiled once, when first needed, and searched once in a line; and not at all in a line that lacks a
 * character or word which every match of it has. Where JavaScript finds the same, it does the search: that is
 * many times faster than a call of the engine, which is loaded only if something is left for it.
 */
export function shareSearches(): RegexEngine {
  const patterns = new Map<string, Pattern>();
  const patternOf = (source: string | RegExp): Pattern => {
    const text = typeof source === 'string' ? source : source.source;
    const known = patterns.get(text);
    if (known) return known;
    const pattern = new Pattern(text);
    patterns.set(text, pattern);
    return pattern;
  };
  return {
    createScanner: (sources) => new SharedScanner(sources.map(patternOf)),
    createString: (content) => new Line(content),
  };
}

/** A line with the characters it has. */
class Line {
  readonly content: string;
  readonly punctuation: number;
  readonly upper: number;
  readonly lower: number;
  readonly isPlain: boolean;
  #inner: EngineString | null = null;

  constructor(content: string) {
    this.content = content;
    this.isPlain = isPlainLine(content);
    [this.punctuation, this.upper, this.lower] = charactersOf(content);
  }

  /** The line as the engine reads it. */
  get inner(): EngineString {
    this.#inner ??= oniguruma().createString(this.content);
    return this.#inner;
  }

  dispose(): void {
    this.#inner?.dispose?.();
  }
}

/** One pattern and where it was last found. */
class Pattern {
  /** Where the first match at or after `from` in `line` begins; infinity without one. */
  start = -1;
  readonly #source: string;
  readonly #punctuation: number;
  readonly #upper: number;
  readonly #lower: number;
  readonly #literals: readonly string[];
  /** Whether a match depends on where the search begins. */
  readonly #isAnchored: boolean;
  #scanner: Scanner | null = null;
  /** Undefined until first needed. */
  #plain: PlainRegExp | null | undefined;
  #literalLine: Line | null = null;
  #isLiteralThere = false;
  /** Whether some rule reads its groups. */
  #isRead = false;
  #line: Line | null = null;
  #from = 0;
  #end = 0;
  #captures: CaptureIndices | null = null;

  constructor(source: string) {
    const { characters, literals } = requiredText(source);
    [this.#punctuation, this.#upper, this.#lower] = characters;
    // A single ASCII character is among the characters already. Disabled anchors become U+FFFF, which no line has.
    const [first = ''] = literals;
    this.#literals = literals.length > 1 || first.length > 1 || first > '\x7F' ? literals : [];
    this.#source = source;
    this.#isAnchored = source.includes('\\G') || source.includes('\\K');
  }

  /** False if the line lacks what every match has. */
  canMatch(line: Line): boolean {
    return (
      (line.lower & this.#lower) === this.#lower &&
      (line.punctuation & this.#punctuation) === this.#punctuation &&
      (line.upper & this.#upper) === this.#upper &&
      (this.#literals.length === 0 || this.#hasLiteral(line))
    );
  }

  search(line: Line, from: number): void {
    if (this.#line === line && this.start >= from && this.#from <= from && !this.#isAnchored) return;
    this.#line = line;
    this.#from = from;
    this.#captures = null;
    this.start = this.#find(line, from);
  }

  /** The groups of the match at `start`. */
  captures(line: Line): CaptureIndices {
    this.#captures ??= this.#capture(line);
    return this.#captures;
  }

  #hasLiteral(line: Line): boolean {
    if (this.#literalLine !== line) {
      this.#literalLine = line;
      this.#isLiteralThere = this.#literals.some((literal) => line.content.includes(literal));
    }
    return this.#isLiteralThere;
  }

  #find(line: Line, from: number): number {
    const plain = line.isPlain ? this.#plainRegExp() : null;
    if (plain !== null) {
      if (plain.searchAtStart !== null) {
        plain.searchAtStart.lastIndex = from;
        if (plain.searchAtStart.test(line.content)) {
          this.#end = plain.searchAtStart.lastIndex;
          return from;
        }
      }
      plain.search.lastIndex = from;
      const match = plain.search.exec(line.content);
      this.#end = plain.search.lastIndex;
      return match === null ? Infinity : match.index;
    }
    this.#captures = this.#findInner(line, from);
    return this.#captures?.[0]?.start ?? Infinity;
  }

  #plainRegExp(): PlainRegExp | null {
    if (this.#plain === undefined) {
      this.#plain = this.#source.length > MAX_LENGTH ? null : plainRegExp(this.#source);
    }
    return this.#plain;
  }

  #capture(line: Line): CaptureIndices {
    const start = this.start;
    const whole = { start, end: this.#end, length: this.#end - start };
    const count = this.#plain?.groupCount ?? 0;
    if (count === 0) return [whole];
    if (this.#isRead) return this.#groups(line, start);
    return lazyCaptures(whole, count, () => {
      this.#isRead = true;
      return this.#groups(line, start);
    });
  }

  #groups(line: Line, start: number): CaptureIndices {
    const { captures = null, doubtful = [] } = this.#plain ?? {};
    if (captures !== null) {
      captures.lastIndex = start;
      const groups = captures.exec(line.content)?.indices ?? [];
      if (doubtful.every((group) => groups[group] === undefined)) return groups.map(asCapture);
    }
    return this.#findInner(line, start) ?? [];
  }

  #findInner(line: Line, from: number): CaptureIndices | null {
    this.#scanner ??= oniguruma().createScanner([this.#source]);
    return this.#scanner.findNextMatchSync(line.inner, from, 0)?.captureIndices ?? null;
  }
}

function asCapture(range: [number, number] | undefined): CaptureIndices[number] {
  if (range === undefined) return NOT_CAPTURED;
  return { start: range[0], end: range[1], length: range[1] - range[0] };
}

class SharedScanner {
  readonly #patterns: readonly Pattern[];
  #line: Line | null = null;
  /** Where in the list the patterns are that can match in the line. */
  #candidates: readonly number[] = [];

  constructor(patterns: readonly Pattern[]) {
    this.#patterns = patterns;
  }

  /** The first match in the line; of several at one place, that of the first pattern. */
  findNextMatchSync(text: unknown, from: number): Match | null {
    if (!(text instanceof Line)) throw new TypeError('Only lines of this engine can be searched.');
    if (this.#line !== text) this.#take(text);
    let best: Pattern | null = null;
    let index = -1;
    let start = Infinity;
    for (const at of this.#candidates) {
      const pattern = this.#patterns[at];
      if (pattern === undefined) break;
      pattern.search(text, from);
      if (pattern.start >= start) continue;
      best = pattern;
      index = at;
      start = pattern.start;
      if (start === from) break;
    }
    return best && { index, captureIndices: best.captures(text) };
  }

  #take(line: Line): void {
    const candidates: number[] = [];
    for (let at = 0; at < this.#patterns.length; at += 1) {
      if (this.#patterns[at]?.canMatch(line)) candidates.push(at);
    }
    this.#line = line;
    this.#candidates = candidates;
  }
}
