import type { IndexedPage } from '../indexedPage.ts';
import type { BuiltIndex } from '../searchIndex.ts';
import { ByteWriter } from './byteWriter.ts';
import { type CollectedTerm, collectTerms } from './collectTerms.ts';
import { fitOfContents } from './contents.ts';
import { type CoreToWrite, TEXTS_PER_NAME, writeCore } from './coreFile.ts';
import { type ContentFile, writeDictionary } from './dictionary.ts';
import { type Earlier, earlierTerms, rememberTerms, type TermMemory } from './earlierTerms.ts';
import { fitOf, type Kind, seal } from './envelope.ts';
import { contentsWeight, dictionaryWeight, type Layout, layoutOf, stretchesOf } from './layout.ts';
import { writePostings } from './postings.ts';
import { levelsOf } from './sectionTable.ts';
import { lettersOf, writeNames, writeTexts } from './writeTexts.ts';

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

type AddPart = (kind: Kind, payload: Uint8Array, fit: number) => string;

/** Cuts the index of some pages into files: the same pages give the same bytes. */
export function buildIndex(
  given: readonly IndexedPage[],
  options: BuildOptions,
): BuiltIndex & { readonly memory: TermMemory } {
  const pages = given.filter(({ sections }) => sections.length > 0);
  const { language, nameOf } = options;
  const parts = new Map<string, Uint8Array>();
  const addPart: AddPart = (kind, payload, fit) => {
    const file = seal(kind, payload, fit);
    const name = nameOf(file);
    parts.set(name, file);
    return name;
  };
  const levels = levelsOf(pages);
  const { earlier } = options;
  const terms = collectTerms(pages, {
    terms: earlier ? earlierTerms(earlier, pages) : [],
    numbers: new Set(earlier?.numbers),
  });
  const layout = {
    ...layoutOf(terms, lettersOf(pages.flatMap(({ sections }) => sections)), levels.length),
    ...options.layout,
  };
  const all = writeNames(pages, levels, layout.namesSize);
  const only = all === null ? undefined : 'contents';
  const texts = writeTexts(pages, { levels, size: layout.textsSize, only });
  const textNames: string[] = [];
  for (let at = 0; at < texts.length; at += TEXTS_PER_NAME) {
    const files = texts
      .slice(at, at + TEXTS_PER_NAME)
      .map(({ payload, levels }) => seal('texts', payload, fitOf(levels)));
    const name = nameOf(concat(files));
    files.forEach((file, index) => parts.set(`${name}-${index}`, file));
    textNames.push(name);
  }
  const core = writeCore({
    language,
    contentPrefix: layout.contentPrefix,
    pages,
    textCounts: texts.map(({ levels }) => levels.length),
    textNames,
    names: all === null ? '' : addPart('texts', all.payload, fitOf(all.levels)),
    terms,
    dictionary: addDictionary(terms, layout, addPart),
  });
  return { core: seal('core', core), parts, memory: rememberTerms(terms, pages) };
}

function addDictionary(
  terms: readonly CollectedTerm[],
  layout: Layout,
  addPart: AddPart,
): CoreToWrite['dictionary'] {
  const { sectionCount, dictionarySize: size, contentsSize } = layout;
  const hasContents = contentsSize === Infinity;
  const weightOf = (term: CollectedTerm): number =>
    dictionaryWeight(term) + (hasContents ? contentsWeight(term) : 0);
  return stretchesOf(terms, { size, letters: 2, weightOf }).map((stretch) => {
    const contentFiles = hasContents ? [] : addContents(stretch, layout, addPart);
    const payload = writeDictionary({ terms: stretch, sectionCount, contentFiles });
    return { first: stretch[0]?.term ?? '', name: addPart('dictionary', payload, sectionCount) };
  });
}

function addContents(
  terms: readonly CollectedTerm[],
  { sectionCount, contentsSize }: Layout,
  addPart: AddPart,
): ContentFile[] {
  let first = 0;
  return stretchesOf(terms, { size: contentsSize, letters: 3, weightOf: contentsWeight }).map((stretch) => {
    const contents = stretch.map((term) => term.contents);
    const fit = fitOfContents(stretch[0]?.term ?? '', stretch.length, sectionCount);
    const payload = writePostings(contents, { field: 'contents', sectionCount });
    const file = { first, name: addPart('contents', payload, fit) };
    first += stretch.length;
    return file;
  });
}

function concat(files: readonly Uint8Array[]): Uint8Array {
  const all = new ByteWriter();
  for (const file of files) all.bytes(file);
  return all.toBytes();
}
