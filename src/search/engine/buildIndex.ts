import type { IndexedPage } from '../indexedPage.ts';
import type { BuiltIndex } from '../searchIndex.ts';
import { addDictionary } from './addDictionary.ts';
import { addTexts } from './addTexts.ts';
import { collectTerms } from './collectTerms.ts';
import { writeCore } from './coreFile.ts';
import { EarlierFiles } from './earlierFiles.ts';
import { type Earlier, type IndexMemory, nextSections } from './earlierIndex.ts';
import { fitOf, seal } from './envelope.ts';
import { type Layout, layoutOf } from './layout.ts';
import { mergeTerms } from './mergeTerms.ts';
import { PartsWriter } from './partsWriter.ts';
import { shapesOf } from './sectionShapes.ts';
import { writeNames } from './writeTexts.ts';

export interface BuildOptions {
  /** Code of the locale: its words are related by the rules of this language. */
  readonly language: string;
  /** A name that no other bytes have. */
  readonly nameOf: (bytes: Uint8Array) => string;
  /** How to cut it, where not as suits its size. */
  readonly layout?: Partial<Layout>;
  /** Saves work and changes nothing of the result; wants pages that all have sections. */
  readonly earlier?: Earlier | null;
}

/** Cuts the index of some pages into files: the same pages give the same bytes. */
export function buildIndex(
  given: readonly IndexedPage[],
  { language, nameOf, earlier = null, layout: wanted }: BuildOptions,
): BuiltIndex & { readonly memory: IndexMemory } {
  const known = new Set(earlier?.numbers);
  const pages = given.filter((page, number) => known.has(number) || page.sections.length > 0);
  const shapes = shapesOf(pages, earlier?.memory.shapes, earlier?.numbers);
  const added = collectTerms(pages, { starts: shapes.starts, known });
  const sections = earlier && nextSections(earlier, shapes);
  const terms = earlier && sections ? mergeTerms(earlier.memory.terms, added, sections) : added;
  const files = earlier && sections && new EarlierFiles(earlier, sections, shapes);
  const layout = { ...layoutOf(terms, shapes), ...wanted };
  const parts = new PartsWriter(nameOf, files);
  const names = writeNames(pages, shapes, layout.namesSize);
  const only = names === null ? 'all' : 'contents';
  const texts = addTexts({ pages, shapes, size: layout.textsSize, only }, parts);
  const dictionary = addDictionary(terms, layout, parts);
  const core = writeCore({
    language,
    contentPrefix: layout.contentPrefix,
    pages,
    shapes,
    textCounts: texts.counts,
    textNames: texts.names,
    names: names === null ? '' : parts.add('texts', names, fitOf(shapes.levels)),
    terms: terms.terms,
    dictionary: dictionary.map(({ from, name }) => ({ first: terms.terms[from] ?? '', name })),
  });
  return { core: seal('core', core), parts: parts.parts, memory: { shapes, terms, texts, dictionary } };
}
