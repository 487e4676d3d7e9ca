import type { SearchRecord } from '../record.ts';
import type {
  SearchIndex,
  SearchOptions,
  SearchResult,
  SectionMatch,
  SectionName,
  SectionText,
} from '../searchIndex.ts';
import { type Clause, fulfils } from './clause.ts';
import { hasPhrases, type Phrase } from './phrases.ts';
import { levelType } from './recordOf.ts';
import { isPassage } from './showsText.ts';

/** The indexes of a site, one a language, asked under one name. */
export interface SearchSource {
  readonly indexName: string;
  readonly languages: readonly string[];
  /** Called whenever the index is needed: who opens indexes keeps them. */
  readonly indexOf: (language: string) => Promise<SearchIndex>;
}

export interface Query extends Required<SearchOptions> {
  readonly text: string;
  /** What sections must have word by word. */
  readonly phrases: readonly Phrase[];
}

/** A query as one language's index has answered it. */
export interface Answered {
  readonly language: string;
  readonly index: SearchIndex;
  readonly result: SearchResult;
}

export interface Found {
  readonly answered: Answered;
  readonly match: SectionMatch;
}

/** Facets that records can be filtered and counted by. */
export const FACETS = ['language', 'text_language', 'docusaurus_tag', 'type', 'hierarchy.lvl0'];

/** The index does not know which word follows which: texts are read for it, but not those of a whole large site. */
const MAX_READ = 100;

/** Asks an index, or remembers what it said: requests that come together often differ in their filters alone. */
export type Ask = (source: SearchSource, language: string, query: Query) => Promise<Answered>;

/** `spend` hears how many letters were read. */
export function createAsk(spend: (letters: number) => void): Ask {
  const asked = new Map<string, Promise<Answered>>();
  const ask = async ({ indexOf }: SearchSource, language: string, { text, phrases, ...options }: Query) => {
    const index = await indexOf(language);
    const result = await index.search(text, options);
    if (phrases.length === 0) return { language, index, result };
    const best = result.matches.slice(0, MAX_READ);
    const texts = await index.textsOf(best.map(({ section }) => section));
    const matches = best.filter((_, at) => {
      const text = texts[at];
      spend(text?.content.length ?? 0);
      return text !== undefined && hasPhrases(text, phrases);
    });
    return { language, index, result: { ...result, matches } };
  };
  return (source, language, query) => {
    const key = JSON.stringify([source.indexName, language, query]);
    const known = asked.get(key) ?? ask(source, language, query);
    asked.set(key, known);
    return known;
  };
}

/** Sections of every language that the filters admit, the best first. */
export async function findSections(
  ask: Ask,
  source: SearchSource,
  query: Query,
  clauses: readonly Clause[],
): Promise<readonly Found[]> {
  const onlyLanguage = (clause: Clause) => clause.every(({ facet }) => facet === 'language');
  const others = clauses.filter((clause) => !onlyLanguage(clause));
  // The index of a language that nobody asks for is not loaded.
  const asked = source.languages.filter((language) =>
    clauses.every((clause) => !onlyLanguage(clause) || fulfils(clause, () => language)),
  );
  const answers = await Promise.all(asked.map((language) => ask(source, language, query)));
  const found = answers.flatMap((answered) => {
    const all = answered.result.matches.map((match) => ({ answered, match }));
    return others.length === 0 ? all : all.filter(admits(others));
  });
  return answers.length > 1 ? found.sort((one, two) => two.match.score - one.match.score) : found;
}

/** Thousands of sections have but a few combinations of facets: each is judged once. */
function admits(clauses: readonly Clause[]): (found: Found) => boolean {
  const verdicts = new Map<string, boolean>();
  return (found) => {
    const { answered, match } = found;
    const { group, tag, textLanguage } = answered.index.facetsOf(match.section);
    const key = [group, tag, textLanguage, typeOf(found)].join('\n');
    const known = verdicts.get(key);
    if (known !== undefined) return known;
    const verdict = clauses.every((clause) => fulfils(clause, (facet) => facetOf(found, facet)));
    verdicts.set(key, verdict);
    return verdict;
  };
}

/** What is found by its own heading, or by those above it alone, is a heading: it has no passage to show. */
export function typeOf({ answered, match }: Found): SearchRecord['type'] {
  return isPassage(match) ? 'content' : levelType(answered.index.facetsOf(match.section).level);
}

/** Null for a facet that there is not. */
function facetOf(found: Found, facet: string): string | null {
  const { answered, match } = found;
  const { group, tag, textLanguage } = answered.index.facetsOf(match.section);
  switch (facet) {
    case 'language':
      return answered.language;
    case 'text_language':
      return textLanguage;
    case 'docusaurus_tag':
      return tag;
    case 'hierarchy.lvl0':
      return group;
    case 'type':
      return typeOf(found);
    default:
      return null;
  }
}

/** How many sections have each value of a facet, the commonest first. */
export function countValues(found: readonly Found[], facet: string): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const each of found) {
    const value = facetOf(each, facet) ?? '';
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts].sort(([one, ofOne], [two, ofTwo]) => ofTwo - ofOne || (one < two ? -1 : 1));
}

/** In the order of `found`. Contents that are not wanted are empty, and not waited for. */
export function textsOf(
  found: readonly Found[],
  isContentWanted: (each: Found) => boolean,
): Promise<readonly SectionText[]> {
  return Promise.all(
    found.map(async (each): Promise<SectionText> => {
      const { index } = each.answered;
      const sections = [each.match.section];
      if (isContentWanted(each)) return (await index.textsOf(sections))[0] as SectionText;
      return { ...((await index.namesOf(sections))[0] as SectionName), content: '' };
    }),
  );
}
