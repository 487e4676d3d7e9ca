import type { DocContents } from '#model/docView.ts';
import type { Doc } from '#model/site.ts';
import { docLink, folderLink, shortTitle } from './docLinks.ts';
import type { Linker } from './links.ts';

type Item = DocContents[number];
type OpenItem = Omit<Item, 'items'> & { readonly items: OpenItem[] };

/** The listed documents but the one that shows them, in reading order, folder by folder. */
export function docContents(main: Doc, listed: readonly Doc[], linker: Linker): DocContents {
  const byId = new Map(listed.map((doc) => [doc.id, doc]));
  const root: OpenItem[] = [];
  const folders = new Map<string, OpenItem>();
  for (const doc of listed) {
    if (doc === main) continue;
    let items = root;
    for (const folder of doc.folders) {
      const item = folders.get(folder.path) ?? { ...folderLink(folder, byId, linker), items: [] };
      if (!folders.has(folder.path)) items.push(item);
      folders.set(folder.path, item);
      ({ items } = item);
    }
    if (doc.folders.at(-1)?.indexId !== doc.id)
      items.push({ ...docLink(doc, linker), label: shortTitle(doc), items: [] });
  }
  return root;
}
