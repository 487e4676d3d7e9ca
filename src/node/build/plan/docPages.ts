import type { DocView, TextLink } from '#model/page.ts';
import type { Doc, DocsVersion } from '#model/site.ts';
import type { PlanContext, Subject } from './subject.ts';
import { textSubject, textView } from './textPages.ts';

type Crumb = DocView['breadcrumbs'][number];

export function docPages(context: PlanContext): Subject[] {
  const { docs } = context.site;
  if (!docs) return [];
  const byId = new Map(docs.docs.map((doc) => [doc.id, doc]));
  const listed = docs.docs.filter(({ entry }) => !entry.isUnlisted);
  const places = new Map(listed.map((doc, place) => [doc, place]));
  const neighbour = (doc: Doc, side: 'previous' | 'next'): TextLink | null => {
    const { entry } = doc;
    const named = side === 'next' ? entry.paginationNext : entry.paginationPrevious;
    if (named === false) return null;
    const place = places.get(doc);
    const beside = place === undefined ? undefined : listed[side === 'next' ? place + 1 : place - 1];
    const other = named === null ? beside : byId.get(named);
    return other
      ? { ...docLink(other, context), label: other.entry.paginationLabel ?? shortTitle(other) }
      : null;
  };
  return docs.docs.map((doc) =>
    textSubject(doc, doc.localPath, {
      view: {
        kind: 'doc',
        ...textView(doc, doc.localPath, context),
        breadcrumbs: context.config.docs.breadcrumbs ? breadcrumbs(doc, docs, byId, context) : [],
        version: { name: docs.name, label: docs.label, isLast: docs.isLast },
        previous: neighbour(doc, 'previous'),
        next: neighbour(doc, 'next'),
      },
    }),
  );
}

/** Home, the main document, then folder by folder. The document that stands for a folder is that folder's step. */
function breadcrumbs(
  doc: Doc,
  { mainDocId }: DocsVersion,
  byId: ReadonlyMap<string, Doc>,
  context: PlanContext,
): Crumb[] {
  const { linker, messages } = context;
  const main = byId.get(mainDocId);
  const folders = doc.folders.map(({ label, name, indexId }): Crumb => {
    const index = indexId === null ? undefined : byId.get(indexId);
    const isShown = index !== undefined && (index === doc || !index.entry.isUnlisted);
    if (!isShown) return { label: label ?? name, href: null, lang: null };
    const href = index === doc ? null : linker.href(index.localPath);
    return label === null
      ? { label: shortTitle(index), href, lang: linker.langOf(index) }
      : { label, href, lang: null };
  });
  const isIndex = doc.folders.at(-1)?.indexId === doc.id;
  return [
    { label: messages.home, href: linker.href('/'), lang: null },
    ...(main && main !== doc ? [docLink(main, context)] : []),
    ...folders,
    ...(isIndex ? [] : [{ ...docLink(doc, context), href: null }]),
  ];
}

function docLink(doc: Doc, { linker }: PlanContext): TextLink {
  return { label: doc.title, href: linker.href(doc.localPath), lang: linker.langOf(doc) };
}

function shortTitle({ entry, title }: Doc): string {
  return entry.sidebarLabel ?? title;
}
