import type { SectionText } from '../searchIndex.ts';
import { type Core, TEXTS_PER_NAME } from './coreFile.ts';
import { fitOf } from './envelope.ts';
import { partitionPoint } from './partitionPoint.ts';
import type { Parts } from './parts.ts';
import { readStrings } from './strings.ts';
import { readTexts } from './texts.ts';

/** Fetches the texts of sections, each file of them once. */
export function createTextFiles(
  { table, textCounts, textNames }: Core,
  parts: Parts,
): (sections: readonly number[]) => Promise<readonly SectionText[]> {
  const { levels } = table;
  const firsts = [0];
  for (const count of textCounts) firsts.push((firsts.at(-1) ?? 0) + count);
  const textOf = async (section: number): Promise<SectionText> => {
    const file = partitionPoint(firsts.length, (at) => (firsts[at] ?? 0) <= section) - 1;
    const first = firsts[file] ?? 0;
    const name = `${textNames[Math.floor(file / TEXTS_PER_NAME)] ?? ''}-${file % TEXTS_PER_NAME}`;
    if (!(section >= 0 && section < levels.length)) throw new RangeError(`There is no section ${section}.`);
    const own = levels.subarray(first, firsts[file + 1]);
    const texts = await parts.get({ kind: 'texts', name, fit: () => fitOf(own) }, (payload) =>
      readTexts(own, readStrings(payload)),
    );
    return texts[section - first] as SectionText;
  };
  return (sections) => Promise.all(sections.map(textOf));
}
