import { areTelling } from '../text/functionWords.ts';
import type { SectionMatch } from '../searchIndex.ts';
import type { Candidate, Word } from './candidates.ts';
import type { ContentPlace } from './contents.ts';
import { Fields } from './fields.ts';
import type { SectionTable } from './sectionTable.ts';
import type { Meaning } from './understand.ts';

/** Who asks for one word wants the page that is about it rather than the section with the shortest heading. */
const TITLE_FOR_ONE_WORD = 1.25;
/** A page that is not called so gets just enough to come before others that have the word as often at their beginning. */
const WEIGHT = { page: 0.3, untitledPage: 0.02, compound: 0.5, functionWord: 0.15, prior: 0.04 } as const;
/** Sections that have less than this share of what was asked for are no match, but for those named after a part of it. */
const MIN_COVER = 0.5;
/** Where fewer sections than this have all the words, those that are named after one of them match, too. */
const FEW = 2;
/** What a page gets at least whose title and topics have all the words: more than one that has them in passing. */
const TOPIC = 0.35;
/** Sums of the same numbers may differ in their last digits. */
const ROUNDING = 1e-9;
/** What was perhaps not meant counts less than what another language has as it was typed. */
const UNSURE = 0.6;
/** A section that has no word as it was typed comes behind one that has, and is as good otherwise. */
const GUESSED = 0.45;
/** More than any section can get that lacks a word. */
const HAS_ALL = 10;
/** More than any section can get that has a single word, or lacks half of what was asked for. */
const HAS_HALF = 5;
/** More than any section can get by where its words are. */
const IS_AMONG_FIRST = 2.5;
/** Further sections of a page follow those of other pages: all of them have its title, and would fill the list. */
const FIRST_OF_PAGE = 3;
const SCORE_SCALE = 10_000;
/** A score and a section as one number: see `sortMatches`. */
const WIDTH = 2 ** 24;
const HIGHEST = 2 ** 28;

/** What is known of each section so far. */
interface Standing {
  readonly score: Float32Array;
  /** How much of the words it has, of `words` that it may have. */
  readonly cover: Float64Array;
  /** How many of the words it has. */
  readonly count: Uint8Array;
  readonly isInHeading: Uint8Array;
  /** Whether a word is in its heading or its topics. */
  readonly isNamed: Uint8Array;
  readonly isInContent: Uint8Array;
  /** Whether it has a word as it was typed. */
  readonly hasTyped: Uint8Array;
  /** Of sections that begin a page: how much of the words its title and topics have. */
  readonly topics: Float64Array;
  words: number;
  compounds: number;
}

/** The sections that match, sorted by how well; of equals the first one first. */
export function rank(
  { words, compounds }: Meaning,
  contents: ReadonlyMap<Candidate, ContentPlace>,
  table: SectionTable,
): SectionMatch[] {
  const { length } = table.levels;
  const standing: Standing = {
    score: new Float32Array(length),
    cover: new Float64Array(length),
    count: new Uint8Array(length),
    isInHeading: new Uint8Array(length),
    isNamed: new Uint8Array(length),
    isInContent: new Uint8Array(length),
    hasTyped: new Uint8Array(length),
    topics: new Float64Array(length),
    words: 0,
    compounds: 0,
  };
  const isTelling = areTelling(words.map(({ text }) => text));
  const isOneWord = isTelling.filter(Boolean).length === 1;
  const fields = new Fields(table.levels, isOneWord ? TITLE_FOR_ONE_WORD : 1);
  const mark = (candidates: ReadonlyMap<string, Candidate>): void => {
    fields.clear();
    for (const candidate of candidates.values()) fields.mark(candidate, contents.get(candidate));
  };
  for (const [index, word] of words.entries()) {
    mark(word.candidates);
    if (isTelling[index]) addWord(standing, fields, isSure(word), table);
    else addFunctionWord(standing, fields);
  }
  for (const candidates of compounds) {
    mark(candidates);
    addCompound(standing, fields);
  }
  return sortMatches(standing, table, words.every(isSure));
}

function addWord(standing: Standing, fields: Fields, isTyped: boolean, { starts }: SectionTable): void {
  const { score, cover, count, isInHeading, isNamed, isInContent, hasTyped, topics } = standing;
  const weight = fields.weight();
  standing.words += weight;
  for (let section = 0; section < score.length; section += 1) {
    const value = fields.valueAt(section);
    if (value === 0) continue;
    if (fields.content[section]) isInContent[section] = 1;
    score[section] = (score[section] ?? 0) + weight * value;
    cover[section] = (cover[section] ?? 0) + weight;
    count[section] = (count[section] ?? 0) + 1;
    if (isTyped) hasTyped[section] = 1;
    if (fields.isTopicAt(section)) topics[section] = (topics[section] ?? 0) + weight;
    if (fields.heading[section]) isInHeading[section] = 1;
    if (fields.heading[section] || fields.isTopicAt(section)) isNamed[section] = 1;
  }
  for (let page = 0; page + 1 < starts.length; page += 1) {
    const start = starts[page] ?? 0;
    if (fields.valueAt(start) === 0) continue;
    const share = fields.heading[start] ? WEIGHT.page : WEIGHT.untitledPage;
    const aboutness = massOf(fields, start, starts[page + 1] ?? 0);
    score[start] = (score[start] ?? 0) + weight * share * aboutness;
  }
}

/** 'how do I add a table' is about tables: the rest of it decides between sections that are. */
function addFunctionWord({ score }: Standing, fields: Fields): void {
  const weight = WEIGHT.functionWord * fields.weight();
  for (let section = 0; section < score.length; section += 1)
    score[section] = (score[section] ?? 0) + weight * fields.valueAt(section);
}

/** How full of a word the sections of a page are, short pages counting less. */
function massOf({ heading, content }: Fields, start: number, end: number): number {
  let mass = 0;
  for (let section = start; section < end; section += 1)
    mass += Math.max(heading[section] ?? 0, content[section] ?? 0);
  return mass / (end - start + 2);
}

/** 'useEffect' says more than 'use' and 'effect' do, each of which is everywhere. */
function addCompound(standing: Standing, fields: Fields): void {
  const { score } = standing;
  const weight = WEIGHT.compound * fields.weight();
  standing.compounds += weight;
  for (let section = 0; section < score.length; section += 1)
    score[section] = (score[section] ?? 0) + weight * fields.valueAt(section);
}

/** Whether it was found as it was typed, or is nowhere: what has it by a typo has perhaps not what was meant. */
function isSure({ candidates }: Word): boolean {
  return [...candidates.values()].every(({ typos }) => typos === 0);
}

function hasAll(share: number): boolean {
  return share > 1 - ROUNDING;
}

/**
 * Sorted as numbers: the score from the highest down, then the section. Where hardly any section surely has all the words,
 * those that are named after one of them match too and are as good, or a word that is rare, or misspelt, would hide what the others find.
 */
function sortMatches(standing: Standing, { pageOf, priors }: SectionTable, areSure: boolean): SectionMatch[] {
  const { score, cover, count, isInHeading, isNamed, isInContent, hasTyped, topics, words, compounds } =
    standing;
  const isNameEnough = !areSure || cover.filter((own) => hasAll(own / words)).length < FEW;
  const keys: number[] = [];
  for (let section = 0; section < score.length; section += 1) {
    const share = (cover[section] ?? 0) / words;
    const hasHalf = share >= MIN_COVER - ROUNDING;
    if (!hasHalf && !(isNameEnough && isNamed[section])) continue;
    const certainty = areSure ? 1 : hasTyped[section] ? UNSURE : GUESSED;
    const found = ((score[section] ?? 0) / (words + compounds)) * share * certainty;
    const isTopic = hasAll((topics[section] ?? 0) / words);
    const own = isTopic ? Math.max(found, TOPIC * certainty + found / 2) : found;
    const prior = WEIGHT.prior * (priors[pageOf[section] ?? 0] ?? 0);
    const rank = hasAll(share) ? HAS_ALL : hasHalf && areSure && (count[section] ?? 0) > 1 ? HAS_HALF : 0;
    const points = Math.round((own + prior + rank + IS_AMONG_FIRST) * SCORE_SCALE);
    keys.push((HIGHEST - points) * WIDTH + section);
  }
  return Array.from(moveFurther(Float64Array.from(keys).sort(), pageOf), (key) => {
    const section = key % WIDTH;
    const points = HIGHEST - Math.floor(key / WIDTH);
    return {
      section,
      score: points / SCORE_SCALE,
      isInHeading: isInHeading[section] === 1,
      isInContent: isInContent[section] === 1,
    };
  });
}

/** Sorted anew, what a page has beyond its first sections behind those of others that have as many of the words. */
function moveFurther(keys: Float64Array, pageOf: Uint32Array): Float64Array {
  const counts = new Map<number, number>();
  const moved = keys.map((key) => {
    const page = pageOf[key % WIDTH] ?? 0;
    const before = counts.get(page) ?? 0;
    counts.set(page, before + 1);
    return before < FIRST_OF_PAGE ? key : key + IS_AMONG_FIRST * SCORE_SCALE * WIDTH;
  });
  return moved.sort();
}
