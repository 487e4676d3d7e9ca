import type { LoadPart, SearchIndex, SearchResult, TermMatch } from '../searchIndex.ts';
import type { Candidate, Understanding, Word } from './candidates.ts';
import { type ContentPlace, contentOf } from './contents.ts';
import { readCore } from './coreFile.ts';
import { createLexicon } from './lexicon.ts';
import { createParts, type Parts } from './parts.ts';
import { rank } from './rank.ts';
import type { SectionTable } from './sectionTable.ts';
import { createTextFiles, type TextFiles } from './textFiles.ts';
import { understand, wordsOf } from './understand.ts';

/** Opens an index by its first file. The others are loaded when a query or a text needs them. */
export function openIndex(file: Uint8Array, load: LoadPart): SearchIndex {
  const core = readCore(file);
  const parts = createParts(load);
  const { table, language, contentPrefix } = core;
  const sectionCount = table.levels.length;
  const lexicon = createLexicon(core, parts);
  const texts = createTextFiles(core, parts);
  return {
    sectionCount,
    facetsOf: table.facetsOf,
    search: async (query, { allowsTypos = true, begun = 'last' } = {}) =>
      query.trim() === ''
        ? everySection(sectionCount)
        : search(query, { lexicon, language, contentPrefix, allowsTypos, begun }, { table, parts, texts }),
    textsOf: texts.textsOf,
    namesOf: texts.namesOf,
  };
}

interface Files {
  readonly table: SectionTable;
  readonly parts: Parts;
  readonly texts: TextFiles;
}

async function search(
  query: string,
  context: Understanding,
  { table, parts, texts }: Files,
): Promise<SearchResult> {
  // With the words, not after them.
  texts.foresee();
  const { words, compounds } = await understand(wordsOf(query), context);
  const contents = new Map<Candidate, ContentPlace>();
  const load = async (candidate: Candidate): Promise<void> => {
    contents.set(candidate, await contentOf(candidate.place, parts, table.levels.length));
  };
  const candidates = [...words.map((word) => word.candidates), ...compounds].flatMap((each) => [
    ...each.values(),
  ]);
  await Promise.all(candidates.filter(({ isInContent }) => isInContent).map(load));
  return {
    words: words.map(({ text }) => text),
    matches: rank({ words, compounds }, contents, table),
    terms: termsOf(words),
  };
}

/** What to mark: for each term the words that it stands for, by the one that it is nearest to. */
function termsOf(words: readonly Word[]): Map<string, TermMatch> {
  const terms = new Map<string, TermMatch>();
  words.forEach(({ candidates }, word) => {
    for (const [term, { typos, length }] of candidates) {
      const known = terms.get(term);
      terms.set(term, {
        words: [...(known?.words ?? []), word],
        length: Math.max(length, known?.length ?? 0),
        typos: Math.min(typos, known?.typos ?? typos),
      });
    }
  });
  return terms;
}

function everySection(count: number): SearchResult {
  const matches = Array.from({ length: count }, (_, section) => ({
    section,
    score: 0,
    isInHeading: false,
    isInContent: false,
  }));
  return { words: [], matches, terms: new Map() };
}
