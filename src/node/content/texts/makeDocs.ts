import type { DocSource } from '#model/content.ts';
import { labelOfFolder } from '../data/categories.ts';
import { describeValue } from '../describeValue.ts';
import { parseDocName } from './docName.ts';
import type { DocName } from './docName.ts';
import { joinTexts, keepFirst } from './joinTexts.ts';
import type { JoinedText, Workshop } from './joinTexts.ts';
import type { TextFile } from './textFile.ts';

type LocatedDoc = JoinedText & DocName & Pick<DocSource, 'ownPath'>;

/** Documents with their ids and paths in reading order, folder by folder, drafts included. */
export function makeDocs(texts: readonly TextFile[], workshop: Workshop): DocSource[] {
  const { mainDocId } = workshop.config.docs;
  const located = joinTexts(texts, workshop).map((joined): LocatedDoc => {
    checkId(joined.text, workshop);
    const name = parseDocName(joined.text.name, { id: joined.text.fields.id, slug: joined.slug });
    const isMoved = name.id === mainDocId && name.path !== '/';
    return isMoved
      ? { ...joined, ...name, path: '/', ownPath: name.path }
      : { ...joined, ...name, ownPath: null };
  });
  // The main document goes first, so that it keeps the root whatever claims it too.
  const mainFirst = located.toSorted((a, b) => Number(b.id === mainDocId) - Number(a.id === mainDocId));
  const byPath = keepFirst(mainFirst, ({ path }) => path.replace(/(?<=.)\/$/, ''), workshop.reporter);
  const unique = keepFirst(byPath, ({ id }) => id, workshop.reporter);
  return inReadingOrder(unique, workshop).map((doc) => toSource(doc, workshop));
}

function checkId(text: TextFile, { reporter }: Workshop): void {
  const { id } = text.fields;
  if (id === undefined || !/[/\s]/.test(id)) return;
  reporter.inFrontMatter(text.file)({
    path: ['id'],
    of: 'value',
    code: 'front-matter/invalid-id',
    message: `id: expected a name without slashes and spaces, found ${describeValue(id)}.`,
    hint: 'The folder becomes part of the id by itself.',
  });
}

function toSource(
  { id, path, ownPath, folders, isIndex, original, entries }: LocatedDoc,
  { categories, config }: Workshop,
): DocSource {
  const named = folders.map((folder) => ({
    path: folder,
    labels: { [config.defaultLocale]: labelOfFolder(folder), ...categories.get(folder)?.labels },
  }));
  return { kind: 'doc', id, path, ownPath, folders: named, isIndex, original, entries };
}

/** By position on every level, the index of a folder first, then by name. */
function inReadingOrder(docs: readonly LocatedDoc[], { categories }: Workshop): LocatedDoc[] {
  const LAST = Number.MAX_SAFE_INTEGER;
  const placesOf = (doc: LocatedDoc): readonly (readonly [number, string])[] => {
    const ofFolders = doc.folders.map(
      (folder) => [categories.get(folder)?.position ?? LAST, folder] as const,
    );
    const isIndex = doc.path.endsWith('/');
    const own = doc.original.sidebarPosition ?? (isIndex ? Number.MIN_SAFE_INTEGER : (doc.number ?? LAST));
    return [...ofFolders, [own, doc.text.name] as const];
  };
  return docs
    .map((doc) => ({ doc, places: placesOf(doc) }))
    .toSorted((a, b) => comparePlaces(a.places, b.places))
    .map(({ doc }) => doc);
}

function comparePlaces(
  a: readonly (readonly [number, string])[],
  b: readonly (readonly [number, string])[],
): number {
  for (const [level, [position, name]] of a.entries()) {
    const other = b[level];
    if (!other) return 1;
    const order = position - other[0] || (name < other[1] ? -1 : name > other[1] ? 1 : 0);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}
