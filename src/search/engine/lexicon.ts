import { ByteReader } from './byteReader.ts';
import type { Core } from './coreFile.ts';
import { type Dictionary, lowerBound, readDictionary, type TermPlace } from './dictionary.ts';
import type { Parts } from './parts.ts';

/** All terms of the index, of which only those stretches of the alphabet are there that were asked for. */
export interface Lexicon {
  /** Fetches what is needed to look for these beginnings; '' is everything. */
  load(beginnings: Iterable<string>): Promise<void>;
  find(term: string): TermPlace | null;
  forEach(beginning: string, visit: (term: string, place: TermPlace) => void): void;
}

export function createLexicon(
  { dictionary: files, madeForms, table }: Pick<Core, 'dictionary' | 'madeForms' | 'table'>,
  parts: Parts,
): Lexicon {
  const sectionCount = table.levels.length;
  const dictionaries: Dictionary[] = [];
  const read = (payload: Uint8Array) => readDictionary(new ByteReader(payload), sectionCount);
  const load = async (index: number): Promise<void> => {
    const file = files[index];
    if (file && !dictionaries[index])
      dictionaries[index] = await parts.get(
        { kind: 'dictionary', name: file.name, fit: () => sectionCount },
        read,
      );
  };
  // Whatever comes before the first term would stand in the first stretch.
  const firsts = files.map(({ first }, index) => (index === 0 ? '' : first));
  const stretchOf = (term: string) => Math.max(0, lowerBound(firsts, `${term}\0`) - 1);
  const dictionaryAt = (index: number) => {
    const dictionary = dictionaries[index];
    if (!dictionary) throw new Error('A part of the dictionary was asked for before it was loaded.');
    return dictionary;
  };
  /** Up to, but without, the first term that a beginning cannot be the beginning of. */
  const endOf = (beginning: string) => lowerBound(firsts, `${beginning}\uffff`);
  function* stretchesOf(beginning: string): Iterable<number> {
    if (!madeForms.mayBegin(beginning)) return;
    const end = endOf(beginning);
    for (let index = stretchOf(beginning); index < end; index += 1) yield index;
  }
  return {
    load: async (beginnings) => {
      const needed = new Set<number>();
      for (const beginning of beginnings) for (const index of stretchesOf(beginning)) needed.add(index);
      await Promise.all(Array.from(needed, load));
    },
    find: (term) => {
      if (files.length === 0 || !madeForms.mayBegin(term)) return null;
      const dictionary = dictionaryAt(stretchOf(term));
      const index = lowerBound(dictionary.terms, term);
      return dictionary.terms[index] === term ? { dictionary, index } : null;
    },
    forEach: (beginning, visit) => {
      for (const at of stretchesOf(beginning)) {
        const dictionary = dictionaryAt(at);
        const { terms } = dictionary;
        for (let index = lowerBound(terms, beginning); index < terms.length; index += 1) {
          const term = terms[index] ?? '';
          if (!term.startsWith(beginning)) break;
          visit(term, { dictionary, index });
        }
      }
    },
  };
}
