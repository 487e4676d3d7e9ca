import type { Link } from '#model/link.ts';
import type { SiteView } from '#model/page.ts';
import type { PlanContext } from './subject.ts';

type Context = Pick<PlanContext, 'site' | 'linker' | 'messages'>;

/** The bar of a site that does not fill it: where all its posts and documents can be found. */
export function usualNavbar({ site, linker, messages }: Context): Link[] {
  const links = [
    { label: messages.archiveLink, href: linker.href('/archive') },
    { label: messages.tagsTitle, href: linker.href('/tags') },
  ];
  const main = site.docs?.docs.find(({ id }) => id === site.docs?.mainDocId);
  return main && !main.entry.isUnlisted
    ? [...links, { label: messages.docsLink, href: linker.href(main.localPath) }]
    : links;
}

/** The footer of a site that does not fill it: the pages that nothing else is sure to lead to. */
export function usualFooter(
  { site, linker, messages }: Context,
  navbar: readonly Link[],
): SiteView['footerGroups'] {
  const inBar = new Set(navbar.map(({ href }) => href));
  const items = site.pages
    .filter(({ entry }) => !entry.isUnlisted)
    .map((page) => ({ label: page.title, href: linker.href(page.localPath), lang: linker.langOf(page) }))
    .filter(({ href }) => !inBar.has(href));
  return items.length === 0 ? [] : [{ title: messages.pagesGroup, items }];
}
