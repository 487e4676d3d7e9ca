import type { DocView } from '#model/docView.ts';
import type { TextLink } from '#model/link.ts';
import type { Doc } from '#model/site.ts';
import type { Linker } from './links.ts';

type FolderLink = DocView['breadcrumbs'][number];

export function docLink(doc: Doc, linker: Linker): TextLink {
  return { label: doc.title, href: linker.href(doc.localPath), lang: linker.langOf(doc) };
}

/** What a document is called where there is little room. */
export function shortTitle({ entry, title }: Doc): string {
  return entry.sidebarLabel ?? title;
}

/** A folder as it is shown above or around a document: it leads to its index, unless that is unlisted. */
export function folderLink(
  { label, name, indexId }: Doc['folders'][number],
  byId: ReadonlyMap<string, Doc>,
  linker: Linker,
): FolderLink {
  const index = indexId === null ? undefined : byId.get(indexId);
  if (!index || index.entry.isUnlisted) return { label: label ?? name, href: null, lang: null };
  const link = docLink(index, linker);
  return label === null ? { ...link, label: shortTitle(index) } : { ...link, label, lang: null };
}
