import type { DocSource } from '#model/content.ts';
import { missing } from '../checkDocs.ts';
import { type Category, nameOfFolder } from '../data/categories.ts';
import { describeValue } from '../describeValue.ts';
import { parseDocName } from './docName.ts';
import type { DocName } from './docName.ts';
import { joinTexts, keepFirst } from './joinTexts.ts';
import type { JoinedText, Workshop } from './joinTexts.ts';
import { headsOf, idsOfLink, inReadingOrder } from './readingOrder.ts';
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
  const { categories } = workshop;
  checkLinks(unique, categories);
  const heads = headsOf(unique, categories);
  return inReadingOrder(unique, heads, categories).map((doc) => toSource(doc, heads, workshop));
}

function checkId(text: TextFile, { reporter }: Workshop): void {
  const { id } = text.fields;
  if (id === undefined || !/[/\s]/.test(id)) return;
  reporter.inText(text)({
    path: ['id'],
    of: 'value',
    code: 'front-matter/invalid-id',
    message: `id: expected a name without slashes and spaces, found ${describeValue(id)}.`,
    hint: 'The folder becomes part of the id by itself.',
  });
}

function checkLinks(docs: readonly LocatedDoc[], categories: ReadonlyMap<string, Category>): void {
  const ids = docs.map(({ id }) => id);
  for (const [folder, { linkedDoc }] of categories) {
    if (!linkedDoc || idsOfLink(folder, linkedDoc.id).some((id) => ids.includes(id))) continue;
    linkedDoc.report(missing('document', linkedDoc.id, ids, ['link', 'id']));
  }
}

function toSource(
  doc: LocatedDoc,
  heads: ReadonlyMap<string, LocatedDoc>,
  { categories }: Workshop,
): DocSource {
  const { id, path, ownPath, folders, original, entries } = doc;
  const isIndex = heads.get(folders.at(-1) ?? '') === doc;
  const named = folders.map((folder) => ({
    path: folder,
    name: nameOfFolder(folder),
    labels: categories.get(folder)?.labels ?? {},
  }));
  return { kind: 'doc', id, path, ownPath, folders: named, isIndex, original, entries };
}
