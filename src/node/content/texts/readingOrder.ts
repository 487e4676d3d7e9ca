import type { Entry } from '#model/content.ts';
import type { Category } from '../data/categories.ts';
import type { DocName } from './docName.ts';
import { withoutNumber } from './docName.ts';
import type { TextFile } from './textFile.ts';

/** What tells the place of a document. */
interface PlacedDoc extends DocName {
  readonly text: TextFile;
  readonly original: Entry;
}

type Place = readonly [position: number, name: string];

const FIRST = Number.MIN_SAFE_INTEGER;
const LAST = Number.MAX_SAFE_INTEGER;

/** The document that stands for a folder, by folder: the one that its category links to, else its index. */
export function headsOf<T extends PlacedDoc>(
  docs: readonly T[],
  categories: ReadonlyMap<string, Category>,
): Map<string, T> {
  const heads = new Map<string, T>();
  for (const doc of docs) {
    const folder = doc.folders.at(-1);
    if (folder === undefined) continue;
    const linked = categories.get(folder)?.linkedDoc;
    const isHead = linked ? idsOfLink(folder, linked.id).includes(doc.id) : doc.isIndex;
    if (isHead && !heads.has(folder)) heads.set(folder, doc);
  }
  return heads;
}

/** By position on every level, the head of a folder first in it, then by name. */
export function inReadingOrder<T extends PlacedDoc>(
  docs: readonly T[],
  heads: ReadonlyMap<string, T>,
  categories: ReadonlyMap<string, Category>,
): T[] {
  const placeOfFolder = (folder: string): Place => {
    const head = heads.get(folder);
    const ofHead = head && (head.original.sidebarPosition ?? head.number);
    return [categories.get(folder)?.position ?? ofHead ?? numberOfFolder(folder) ?? LAST, folder];
  };
  const ownPlace = (doc: T): Place => {
    if (heads.get(doc.folders.at(-1) ?? '') === doc) return [FIRST, ''];
    const position = doc.original.sidebarPosition ?? (doc.path === '/' ? FIRST : (doc.number ?? LAST));
    return [position, doc.text.name];
  };
  return docs
    .map((doc) => ({ doc, places: [...doc.folders.map(placeOfFolder), ownPlace(doc)] }))
    .toSorted((a, b) => comparePlaces(a.places, b.places))
    .map(({ doc }) => doc);
}

/** The ids that the link of a category may mean: a whole one, or one within its folder. */
export function idsOfLink(folder: string, id: string): [string, string] {
  return [id, [...folder.split('/').map((part) => withoutNumber(part).name), id].join('/')];
}

function numberOfFolder(folder: string): number | null {
  return withoutNumber(folder.slice(folder.lastIndexOf('/') + 1)).number;
}

function comparePlaces(a: readonly Place[], b: readonly Place[]): number {
  for (const [level, [position, name]] of a.entries()) {
    const other = b[level];
    if (!other) return 1;
    const order = position - other[0] || (name < other[1] ? -1 : name > other[1] ? 1 : 0);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}
