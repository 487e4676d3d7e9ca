import { areTelling } from '../text/functionWords.ts';
import type { IndexedPage } from '../indexedPage.ts';
import type { SectionMatch } from '../searchIndex.ts';
import { rootsOf, stepsBetween } from '../text/roots.ts';
import { tokenize } from '../text/tokenize.ts';
import { typosAllowed } from './typos.ts';

/** What the engine must find, worked out on the pages themselves, slowly and plainly: for tests. */
export interface Expected {
  readonly words: readonly string[];
  /** Matching sections with where a word is. */
  readonly sections: ReadonlyMap<number, Places>;
  readonly terms: ReadonlySet<string>;
}

/** Of words that tell what the query is about. */
export type Places = Pick<SectionMatch, 'isInHeading' | 'isInContent'>;

interface Section {
  readonly heading: ReadonlySet<string>;
  readonly above: ReadonlySet<string>;
  readonly content: ReadonlySet<string>;
  readonly topics: ReadonlySet<string>;
}

/** Terms that a word stands for, with whether they are looked for in contents. */
type Meanings = Map<string, boolean>;

interface Understood {
  readonly word: string;
  readonly meanings: Meanings;
  readonly hasTypos: boolean;
}

export interface OracleOptions {
  readonly language: string;
  readonly contentPrefix: number;
  readonly allowsTypos: boolean;
  readonly begun: 'none' | 'last' | 'all';
}

export function expectedOf(pages: readonly IndexedPage[], query: string, options: OracleOptions): Expected {
  const sections = sectionsOf(pages);
  const written = tokenize(query.slice(0, 512).replace(/(\p{Ll}\p{Lu}\p{L}*)(\p{N})/gu, '$1 $2'))
    .flatMap((token) => (token.parts.length > 0 ? token.parts : [token]).map((word) => ({ word, token })))
    .slice(0, 16);
  const typed = written.map(({ word }) => word.term);
  const vocabulary = [
    ...new Set(sections.flatMap(({ heading, content, topics }) => [...heading, ...content, ...topics])),
  ];
  const words = typed.flatMap((word, index): Understood[] => {
    const mayBeBegun = options.begun === 'all' || (options.begun === 'last' && index === typed.length - 1);
    const meanings = known(word, mayBeBegun, vocabulary, options);
    for (const [term, isInContent] of joined(typed, index, vocabulary, options))
      add(meanings, term, isInContent);
    if (meanings.size === 0) return unknown(word, mayBeBegun, vocabulary, options);
    const isPart = written[index]?.word !== written[index]?.token;
    const isNear = (term: string): boolean =>
      (!isPart && stepsBetween(rootsOf(word, options.language), rootsOf(term, options.language)) <= 1) ||
      joined(typed, index, [term], { ...options, begun: 'none' }).size > 0;
    const isMeant = [...meanings.keys()].some((term) => term.startsWith(word) || isNear(term));
    const slips = slipsOf(word, meanings, vocabulary, options);
    for (const term of slips) add(meanings, term, true);
    const whole = { word, meanings, typos: slips };
    return isMeant || typosAllowed(word) < 2 ? [understoodAs(whole)] : inHalves(whole, vocabulary, options);
  });
  return {
    words: words.map(({ word }) => word),
    sections: matching(sections, words),
    terms: new Set(words.flatMap(({ meanings }) => [...meanings.keys()])),
  };
}

function sectionsOf(pages: readonly IndexedPage[]): Section[] {
  const termsOf = (text: string) =>
    tokenize(text).flatMap(({ term, parts }) => [term, ...parts.map((part) => part.term)]);
  return pages.flatMap(({ sections, topics = '' }) =>
    sections.map(({ level, heading, content }, index) => {
      const above: string[] = [];
      let lowest = index === 0 ? 1 : level;
      for (const [at, other] of [...sections.slice(0, index).entries()].reverse()) {
        const otherLevel = at === 0 ? 1 : other.level;
        if (otherLevel >= lowest) continue;
        above.push(...termsOf(other.heading));
        lowest = otherLevel;
      }
      return {
        heading: new Set(termsOf(heading)),
        above: new Set(above),
        content: new Set(termsOf(content)),
        topics: new Set(index === 0 ? termsOf(topics) : []),
      };
    }),
  );
}

function add(meanings: Meanings, term: string, isInContent: boolean): void {
  meanings.set(term, isInContent || meanings.get(term) === true);
}

function known(
  word: string,
  isLast: boolean,
  vocabulary: readonly string[],
  options: OracleOptions,
): Meanings {
  const { language, contentPrefix } = options;
  const meanings: Meanings = new Map();
  const isVersion = /^v?\d+\.[\d.]+$/.test(word);
  const spellings = isVersion ? [word, word.startsWith('v') ? word.slice(1) : `v${word}`] : [word];
  for (const term of vocabulary) {
    if (spellings.includes(term) || stepsBetween(rootsOf(word, language), rootsOf(term, language)) <= 3)
      add(meanings, term, true);
    for (const spelling of spellings)
      if (isLast && term.startsWith(spelling)) add(meanings, term, spelling.length >= contentPrefix);
  }
  return meanings;
}

/** Terms made of up to four neighbouring words, this one among them. */
function joined(
  words: readonly string[],
  index: number,
  vocabulary: readonly string[],
  { contentPrefix, begun }: OracleOptions,
): Meanings {
  const meanings: Meanings = new Map();
  const join = (text: string, isOpen: boolean): void => {
    for (const term of vocabulary) {
      if (term === text) add(meanings, term, true);
      else if (isOpen && term.startsWith(text)) add(meanings, term, text.length >= contentPrefix);
    }
  };
  for (let from = Math.max(0, index - 3); from <= index; from += 1) {
    for (let to = Math.max(from + 2, index + 1); to <= Math.min(words.length, from + 4); to += 1) {
      const text = words.slice(from, to).join('');
      join(
        text,
        begun !== 'none' && to === words.length && (words.at(-1) ?? '').length > 1 && text.length >= 5,
      );
    }
  }
  return meanings;
}

/** Terms one typo away from a long word of which only others of its root are there. */
function slipsOf(
  word: string,
  meanings: Meanings,
  vocabulary: readonly string[],
  { allowsTypos }: OracleOptions,
): string[] {
  const isThere = [...meanings.keys()].some((term) => term.startsWith(word));
  if (isThere || !allowsTypos || typosAllowed(word) < 2) return [];
  const isNew = (term: string): boolean => !meanings.has(term) && term.startsWith(word.charAt(0));
  return vocabulary.filter((term) => isNew(term) && typosOf(word, term, false) === 1);
}

function unknown(
  word: string,
  isLast: boolean,
  vocabulary: readonly string[],
  options: OracleOptions,
): Understood[] {
  const limit = options.allowsTypos ? typosAllowed(word) : 0;
  const none: Meanings = new Map();
  if (typosAllowed(word) === 0) return [{ word, meanings: none, hasTypos: false }];
  const near = (isWanted: (term: string) => boolean) => {
    const counts = vocabulary.filter(isWanted).map((term) => ({ term, typos: typosOf(word, term, isLast) }));
    const least = Math.min(...counts.map(({ typos }) => typos));
    if (least > limit) return { least, meanings: none };
    return {
      least,
      meanings: new Map(counts.flatMap(({ term, typos }) => (typos === least ? [[term, true]] : []))),
    };
  };
  const sameFirst = near((term) => term.startsWith(word.charAt(0)));
  const { meanings } = sameFirst;
  if (sameFirst.least === 1 && meanings.size > 0)
    return inHalves({ word, meanings, typos: [...meanings.keys()] }, vocabulary, options);
  const halves = halvesOf(word, isLast, vocabulary, [3, 2]);
  if (halves)
    return halves.map((half, index) => ({
      word: half,
      meanings: known(half, isLast && index === 1, vocabulary, options),
      hasTypos: false,
    }));
  if (meanings.size > 0 || limit < 2) return [{ word, meanings, hasTypos: true }];
  return [{ word, meanings: near(() => true).meanings, hasTypos: true }];
}

interface Whole {
  readonly word: string;
  readonly meanings: Meanings;
  /** Of the meanings those that it is by a typo. */
  readonly typos: readonly string[];
}

function understoodAs({ word, meanings, typos }: Whole): Understood {
  return { word, meanings, hasTypos: typos.length > 0 };
}

/** Two words of four letters and more, each of which may stand for what the whole does. */
function inHalves(whole: Whole, vocabulary: readonly string[], options: OracleOptions): Understood[] {
  const halves = halvesOf(whole.word, false, vocabulary, [4, 4]);
  if (!halves) return [understoodAs(whole)];
  return halves.map((word) => {
    const meanings = known(word, false, vocabulary, options);
    const typos = whole.typos.filter((term) => !meanings.has(term));
    for (const [term, isInContent] of whole.meanings) add(meanings, term, isInContent);
    return understoodAs({ word, meanings, typos });
  });
}

function halvesOf(
  word: string,
  isLast: boolean,
  vocabulary: readonly string[],
  [leftLetters, rightLetters]: readonly [number, number],
): string[] | null {
  const pairs = Array.from({ length: word.length + 1 }, (_, at) => [word.slice(0, at), word.slice(at)])
    .reverse()
    .filter(([left = '', right = '']) => left.length >= leftLetters && right.length >= rightLetters);
  const isKnown = (half: string) =>
    vocabulary.some((term) => (isLast && half.length > 2 ? term.startsWith(half) : term === half));
  return pairs.find(([left = '', right = '']) => vocabulary.includes(left) && isKnown(right)) ?? null;
}

/** By its definition: every way to change the word into the term, or into a beginning of it. */
export function typosOf(word: string, term: string, isBeginning: boolean): number {
  const costs = new Map<number, number>();
  const cost = (i: number, j: number): number => {
    if (i === 0 && j === 0) return 0;
    const key = i * 1000 + j;
    const known = costs.get(key);
    if (known !== undefined) return known;
    const ways: number[] = [];
    if (i > 0) ways.push(cost(i - 1, j) + (i === 1 ? 2 : 1));
    if (j > 0) ways.push(cost(i, j - 1) + (j === 1 ? 2 : 1));
    if (i > 0 && j > 0)
      ways.push(cost(i - 1, j - 1) + (word[i - 1] === term[j - 1] ? 0 : i === 1 && j === 1 ? 2 : 1));
    if (i > 1 && j > 1 && word[i - 1] === term[j - 2] && word[i - 2] === term[j - 1])
      ways.push(cost(i - 2, j - 2) + (i === 2 && j === 2 ? 2 : 1));
    const least = Math.min(...ways);
    costs.set(key, least);
    return least;
  };
  if (!isBeginning) return cost(word.length, term.length);
  return Math.min(...Array.from({ length: term.length }, (_, j) => cost(word.length, j + 1)));
}

/**
 * Sections that have at least half of what was asked for, rare words counting more and those that only hold a question together not at all. Where no two have all the words, each
 * as it was typed, also those with a word in their heading or their topics.
 */
function matching(sections: readonly Section[], words: readonly Understood[]): Map<number, Places> {
  const isTelling = areTelling(words.map(({ word }) => word));
  const found = words
    .filter((_, index) => isTelling[index])
    .map((word) => ({ ...word, matches: sections.map((section) => hasWord(section, word)) }))
    .filter(({ matches }) => matches.includes(true));
  const countOf = (matches: readonly boolean[]) => matches.filter(Boolean).length;
  const weights = found.map(({ matches }) => Math.log(1 + sections.length / countOf(matches)));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const haveAll = sections.filter((_, section) => found.every(({ matches }) => matches[section]));
  const isNameEnough = found.some(({ hasTypos }) => hasTypos) || haveAll.length < 2;
  const result = new Map<number, Places>();
  sections.forEach(({ heading, content, topics }, section) => {
    const cover = weights.reduce(
      (sum, weight, word) => sum + (found[word]?.matches[section] ? weight : 0),
      0,
    );
    const hasHalf = total > 0 && cover / total >= 0.5 - 1e-9;
    const isInHeading = found.some(({ meanings }) => isIn(heading, meanings));
    const isNamed = isInHeading || found.some(({ meanings }) => isIn(topics, meanings));
    if (hasHalf || (isNamed && isNameEnough))
      result.set(section, {
        isInHeading,
        isInContent: found.some(({ meanings }) => isInText(content, meanings)),
      });
  });
  return result;
}

function hasWord({ heading, above, content, topics }: Section, { meanings }: Understood): boolean {
  return (
    isIn(heading, meanings) || isIn(above, meanings) || isIn(topics, meanings) || isInText(content, meanings)
  );
}

function isInText(content: ReadonlySet<string>, meanings: Meanings): boolean {
  return [...meanings].some(([term, isInContent]) => isInContent && content.has(term));
}

function isIn(terms: ReadonlySet<string>, meanings: Meanings): boolean {
  return [...meanings.keys()].some((term) => terms.has(term));
}
