import { TEXTS_PER_NAME } from './coreFile.ts';
import type { ContentFile } from './dictionary.ts';
import type { Earlier, IndexMemory, TextsMemory } from './earlierIndex.ts';
import type { SectionShapes } from './sectionShapes.ts';
import { areSameLists, type Stretch, type TermTable } from './termTable.ts';

interface NamedStretch extends Stretch {
  readonly name: string;
}

interface DictionaryStretch extends NamedStretch {
  readonly contentFiles: readonly ContentFile[];
}

/** Finds files of an earlier index that have the same bytes in the next one, so that they need not be written again. */
export class EarlierFiles {
  readonly partOf: (name: string) => Uint8Array;
  readonly #memory: IndexMemory;
  readonly #hasSameCount: boolean;
  /** Of each section of the next index: the number it has in the earlier one, or -1. */
  readonly #sections: Int32Array;
  /** By their first terms. */
  readonly #dictionary = new Map<string, DictionaryStretch>();
  readonly #contents = new Map<string, NamedStretch>();

  /** `sections` has the number of each earlier section in the next index, or -1. */
  constructor({ memory, partOf }: Earlier, sections: Int32Array, { levels }: SectionShapes) {
    this.partOf = partOf;
    this.#memory = memory;
    this.#hasSameCount = levels.length === sections.length;
    this.#sections = new Int32Array(levels.length).fill(-1);
    for (const [section, next] of sections.entries()) if (next >= 0) this.#sections[next] = section;
    const { terms } = memory.terms;
    for (const [index, { from, name, contentFiles }] of memory.dictionary.entries()) {
      const to = memory.dictionary[index + 1]?.from ?? terms.length;
      this.#dictionary.set(terms[from] ?? '', { from, to, name, contentFiles });
      for (const [at, file] of contentFiles.entries()) {
        const stretch = { from: from + file.first, to: from + (contentFiles[at + 1]?.first ?? to - from) };
        this.#contents.set(terms[stretch.from] ?? '', { ...stretch, name: file.name });
      }
    }
  }

  /** Of files of texts that hold these sections: the numbers of the same ones here, -1 where there is none. */
  textsOf(stretches: readonly Stretch[], only: TextsMemory['only']): readonly number[] {
    const { texts } = this.#memory;
    const fileAt = new Map<number, number>();
    let start = 0;
    for (const [file, count] of texts.counts.entries()) {
      fileAt.set(start, file);
      start += count;
    }
    return stretches.map(({ from, to }) => {
      const first = this.#sections[from] ?? -1;
      const file = fileAt.get(first);
      if (file === undefined || texts.counts[file] !== to - from || texts.only !== only) return -1;
      for (let section = from; section < to; section += 1)
        if (this.#sections[section] !== first + section - from) return -1;
      return file;
    });
  }

  textFile(number: number): Uint8Array | null {
    const name = this.#memory.texts.names[Math.floor(number / TEXTS_PER_NAME)];
    return name === undefined ? null : this.partOf(`${name}-${number % TEXTS_PER_NAME}`);
  }

  /** The name that files of texts have together, from one on whose number is `from`; null if there they are others or more. */
  nameOfTexts(from: number, numbers: readonly number[]): string | null {
    const { counts, names } = this.#memory.texts;
    const isWhole = numbers.length === Math.min(TEXTS_PER_NAME, counts.length - from);
    if (!isWhole || numbers.some((number, index) => number !== from + index)) return null;
    return names[from / TEXTS_PER_NAME] ?? null;
  }

  contentsOf(stretch: Stretch, table: TermTable): string | null {
    const known = this.#contents.get(table.terms[stretch.from] ?? '');
    if (!known || !this.#isSame('contents', stretch, table, known)) return null;
    return known.name;
  }

  dictionaryOf(stretch: Stretch, table: TermTable, contentFiles: readonly ContentFile[]): string | null {
    const known = this.#dictionary.get(table.terms[stretch.from] ?? '');
    if (!known || !this.#isSame('headings', stretch, table, known)) return null;
    const { terms } = this.#memory.terms;
    for (let at = stretch.from; at < stretch.to; at += 1)
      if (table.terms[at] !== terms[at - stretch.from + known.from]) return null;
    const hasSameFiles =
      contentFiles.length === known.contentFiles.length &&
      contentFiles.every(({ first, name }, index) => {
        const file = known.contentFiles[index];
        return file?.first === first && file.name === name;
      });
    if (!hasSameFiles) return null;
    const holdsContents = contentFiles.length === 0;
    return !holdsContents || this.#isSame('contents', stretch, table, known) ? known.name : null;
  }

  #isSame(field: 'headings' | 'contents', stretch: Stretch, table: TermTable, known: Stretch): boolean {
    return (
      this.#hasSameCount &&
      stretch.to - stretch.from === known.to - known.from &&
      areSameLists(table[field], stretch, this.#memory.terms[field], known)
    );
  }
}
