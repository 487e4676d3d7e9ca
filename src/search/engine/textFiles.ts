import type { SectionName, SectionText } from '../searchIndex.ts';
import { type Core, TEXTS_PER_NAME } from './coreFile.ts';
import { fitOf } from './envelope.ts';
import { partitionPoint } from './partitionPoint.ts';
import type { Parts } from './parts.ts';
import { readStrings } from './strings.ts';
import { readContents, readNames, readTexts } from './texts.ts';

/** Texts of sections and what they are called; each file is fetched once. */
export interface TextFiles {
  readonly textsOf: (sections: readonly number[]) => Promise<readonly SectionText[]>;
  readonly namesOf: (sections: readonly number[]) => Promise<readonly SectionName[]>;
  /** Asks for the names of all sections, where they lie in one file: whoever searches will show some. */
  readonly foresee: () => void;
}

export function createTextFiles({ table, textCounts, textNames, names }: Core, parts: Parts): TextFiles {
  const { levels } = table;
  const firsts = [0];
  for (const count of textCounts) firsts.push((firsts.at(-1) ?? 0) + count);

  /** What a file has of a section. */
  async function read<Each>(
    section: number,
    readFile: (levels: Uint8Array, next: () => string | null) => Each[],
  ): Promise<Each> {
    const file = partitionPoint(firsts.length, (at) => (firsts[at] ?? 0) <= section) - 1;
    const first = firsts[file] ?? 0;
    const name = `${textNames[Math.floor(file / TEXTS_PER_NAME)] ?? ''}-${file % TEXTS_PER_NAME}`;
    if (!(section >= 0 && section < levels.length)) throw new RangeError(`There is no section ${section}.`);
    const own = levels.subarray(first, firsts[file + 1]);
    const all = await parts.get({ kind: 'texts', name, fit: () => fitOf(own) }, (payload) =>
      readFile(own, readStrings(payload)),
    );
    return all[section - first] as Each;
  }

  const allNames = (): Promise<readonly SectionName[]> =>
    parts.get({ kind: 'texts', name: names, fit: () => fitOf(levels) }, (payload) =>
      readNames(levels, readStrings(payload)),
    );

  async function textOf(section: number): Promise<SectionText> {
    if (names === '') return read(section, readTexts);
    const [all, content] = await Promise.all([allNames(), read(section, readContents)]);
    return { ...(all[section] as SectionName), content };
  }

  const textsOf: TextFiles['textsOf'] = (sections) => Promise.all(sections.map(textOf));

  return {
    textsOf,
    async namesOf(sections) {
      if (names === '') return textsOf(sections);
      const all = await allNames();
      return sections.map((section) => all[section] as SectionName);
    },
    foresee() {
      // Where it fails, whoever needs them tries again, and tells.
      if (names !== '') allNames().catch(() => {});
    },
  };
}
