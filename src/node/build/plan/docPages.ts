import type { DocView } from '#model/docView.ts';
import type { TextLink } from '#model/link.ts';
import type { Doc, DocsVersion } from '#model/site.ts';
import { docContents } from './docContents.ts';
import { docLink, folderLink, shortTitle } from './docLinks.ts';
import type { PlanContext, Subject } from './subject.ts';
import { textSubject, textView } from './textPages.ts';

export function docPages(context: PlanContext): Subject[] {
  const { config, linker, site } = context;
  const { docs } = site;
  if (!docs) return [];
  const byId = new Map(docs.docs.map((doc) => [doc.id, doc]));
  const listed = docs.docs.filter(({ entry }) => !entry.isUnlisted);
  const places = new Map(listed.map((doc, place) => [doc, place]));
  const neighbour = (doc: Doc, side: 'previous' | 'next'): TextLink | null => {
    const named = side === 'next' ? doc.entry.paginationNext : doc.entry.paginationPrevious;
    if (named === false) return null;
    const place = places.get(doc);
    const beside = place === undefined ? undefined : listed[side === 'next' ? place + 1 : place - 1];
    const other = named === null ? beside : byId.get(named);
    if (!other) return null;
    return { ...docLink(other, linker), label: other.entry.paginationLabel ?? shortTitle(other) };
  };
  return docs.docs.map((doc) =>
    textSubject(doc, doc.localPath, {
      view: {
        kind: 'doc',
        ...textView(doc, doc.localPath, context),
        breadcrumbs: config.docs.breadcrumbs ? breadcrumbs(doc, docs, byId, context) : [],
        version: { name: docs.name, label: docs.label, isLast: docs.isLast },
        contents: doc.id === docs.mainDocId ? docContents(doc, listed, linker) : [],
        previous: neighbour(doc, 'previous'),
        next: neighbour(doc, 'next'),
      },
    }),
  );
}

/** Home, the document at the root of the docs, then folder by folder. The document that stands for a folder is that folder's step. */
function breadcrumbs(
  doc: Doc,
  { mainDocId }: DocsVersion,
  byId: ReadonlyMap<string, Doc>,
  { config, linker, messages }: PlanContext,
): DocView['breadcrumbs'] {
  const main = byId.get(mainDocId);
  const own = doc.folders.find(({ indexId }) => indexId === doc.id);
  const above = own ? doc.folders.slice(0, -1) : doc.folders;
  // The main document may as well be the first of them, or the index of a folder.
  const isRoot = main?.localPath === `/${config.docs.path}/`;
  const isStep = main === doc || above.some(({ indexId }) => indexId === mainDocId);
  const last = own ? { ...docLink(doc, linker), label: own.label ?? shortTitle(doc) } : docLink(doc, linker);
  return [
    { label: messages.home, href: linker.href('/'), lang: null },
    ...(main && isRoot && !isStep ? [docLink(main, linker)] : []),
    ...above.map((folder) => folderLink(folder, byId, linker)),
    { ...last, href: null, ...(own && own.label !== null && { lang: null }) },
  ];
}
