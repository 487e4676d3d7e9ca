import type { TermPlace } from './dictionary.ts';
import type { SearchOptions } from '../searchIndex.ts';
import type { Lexicon } from './lexicon.ts';

/** A term of the index that a word of the query may stand for. */
export interface Candidate {
  readonly place: TermPlace;
  /** 1 for the word itself, less the further away it is. */
  readonly strength: number;
  readonly typos: number;
  /** How many letters of the term the word stands for. */
  readonly length: number;
  /** False for one of the very many terms that begin with a letter or two: these are looked for in headings only. */
  readonly isInContent: boolean;
}

/** By term. */
export type Candidates = Map<string, Candidate>;

/** A word of a query with what it may mean. */
export interface Word {
  readonly text: string;
  readonly candidates: ReadonlyMap<string, Candidate>;
}

/** What words are understood by. */
export interface Understanding {
  readonly lexicon: Lexicon;
  readonly language: string;
  /** From how many letters on a beginning is looked for in contents as well. */
  readonly contentPrefix: number;
  /** Whether a word that is nowhere may stand for one that is nearly the same. */
  readonly allowsTypos: boolean;
  readonly begun: NonNullable<SearchOptions['begun']>;
}

/** Of two ways to a term the stronger one counts. It is looked for in contents if either says so. */
export function keep(candidates: Candidates, term: string, candidate: Candidate): void {
  const known = candidates.get(term);
  if (!known) {
    candidates.set(term, candidate);
    return;
  }
  const isInContent = known.isInContent || candidate.isInContent;
  candidates.set(term, { ...(known.strength < candidate.strength ? candidate : known), isInContent });
}

export function weaken(candidates: Candidates, factor: number): Candidates {
  return new Map(
    Array.from(candidates, ([term, candidate]) => [
      term,
      { ...candidate, strength: candidate.strength * factor },
    ]),
  );
}
