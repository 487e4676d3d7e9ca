import type { RegexEngine } from 'shiki/types';
import { charactersOf, requiredText } from './requiredText.ts';

type Scanner = ReturnType<RegexEngine['createScanner']>;
type EngineString = ReturnType<RegexEngine['createString']>;
type Match = NonNullable<ReturnType<Scanner['findNextMatchSync']>>;

/**
 * The same answers as `engine` with far fewer searches. A grammar holds each pattern in many lists; here it is
 * compiled once, when first needed, and searched once in a line; and not at all in a line that lacks a
 * character or word which every match of it has.
 */
export function shareSearches(engine: RegexEngine): RegexEngine {
  const patterns = new Map<string, Pattern>();
  const patternOf = (source: string | RegExp): Pattern => {
    const text = typeof source === 'string' ? source : source.source;
    const known = patterns.get(text);
    if (known) return known;
    const pattern = new Pattern(engine, text);
    patterns.set(text, pattern);
    return pattern;
  };
  return {
    createScanner: (sources) => new SharedScanner(sources.map(patternOf)),
    createString: (content) => new Line(engine, content),
  };
}

/** A line with the characters it has. */
class Line {
  readonly content: string;
  readonly inner: EngineString;
  readonly punctuation: number;
  readonly upper: number;
  readonly lower: number;

  constructor(engine: RegexEngine, content: string) {
    this.content = content;
    this.inner = engine.createString(content);
    [this.punctuation, this.upper, this.lower] = charactersOf(content);
  }

  dispose(): void {
    this.inner.dispose?.();
  }
}

/** One pattern and where it was last found. */
class Pattern {
  /** First match at or after `from` in `line`; `start` is its beginning, or infinity without one. */
  match: Match | null = null;
  start = -1;
  readonly #engine: RegexEngine;
  readonly #source: string;
  readonly #punctuation: number;
  readonly #upper: number;
  readonly #lower: number;
  readonly #literals: readonly string[];
  /** Whether a match depends on where the search begins. */
  readonly #isAnchored: boolean;
  #scanner: Scanner | null = null;
  #line: Line | null = null;
  #from = 0;

  constructor(engine: RegexEngine, source: string) {
    const { characters, literals } = requiredText(source);
    [this.#punctuation, this.#upper, this.#lower] = characters;
    // A single ASCII character is among the characters already. Disabled anchors become U+FFFF, which no line has.
    const [first = ''] = literals;
    this.#literals = literals.length > 1 || first.length > 1 || first > '\x7F' ? literals : [];
    this.#engine = engine;
    this.#source = source;
    this.#isAnchored = source.includes('\\G') || source.includes('\\K');
  }

  search(line: Line, from: number): void {
    if (this.#line === line && this.start >= from && this.#from <= from && !this.#isAnchored) return;
    this.#line = line;
    this.#from = from;
    this.match = this.#canMatch(line) ? this.#find(line, from) : null;
    this.start = this.match?.captureIndices[0]?.start ?? Infinity;
  }

  #canMatch(line: Line): boolean {
    return (
      (line.lower & this.#lower) === this.#lower &&
      (line.punctuation & this.#punctuation) === this.#punctuation &&
      (line.upper & this.#upper) === this.#upper &&
      (this.#literals.length === 0 || hasOne(line.content, this.#literals))
    );
  }

  #find(line: Line, from: number): Match | null {
    this.#scanner ??= this.#engine.createScanner([this.#source]);
    return this.#scanner.findNextMatchSync(line.inner, from, 0);
  }
}

function hasOne(text: string, literals: readonly string[]): boolean {
  for (const literal of literals) if (text.includes(literal)) return true;
  return false;
}

class SharedScanner {
  readonly #patterns: readonly Pattern[];

  constructor(patterns: readonly Pattern[]) {
    this.#patterns = patterns;
  }

  /** The first match in the line; of several at one place, that of the first pattern. */
  findNextMatchSync(text: unknown, from: number): Match | null {
    if (!(text instanceof Line)) throw new TypeError('Only lines of this engine can be searched.');
    let best: Pattern | null = null;
    let index = -1;
    for (let at = 0; at < this.#patterns.length; at += 1) {
      const pattern = this.#patterns[at];
      if (pattern === undefined) break;
      pattern.search(text, from);
      if (pattern.match === null || (best !== null && pattern.start >= best.start)) continue;
      best = pattern;
      index = at;
      if (pattern.start === from) break;
    }
    return best?.match ? { index, captureIndices: best.match.captureIndices } : null;
  }
}
