import { authorPath } from '#model/authorPath.ts';
import type { Author } from '#model/content.ts';
import type { FollowedAuthor } from '#model/page.ts';
import type { LocaleSite } from '#model/site.ts';
import { postsOf } from './listPages.ts';
import { type PlanContext, type Subject, subject } from './subject.ts';

/** Paths of the pages of those authors who have one. */
export function authorPaths({ authors }: LocaleSite): string[] {
  return authors.flatMap(({ author: { page } }) => (page === null ? [] : authorPath(page)));
}

/** The list of authors and a page for each who wants one. */
export function authorPages(context: PlanContext): Subject[] {
  const { site, linker, feeds, messages } = context;
  const list = subject({
    localPath: '/authors',
    title: messages.authorsTitle,
    description: messages.authorsDescription,
    feeds: site.authors.flatMap(({ author }) => feeds.headLinks(feeds.ofAuthor(author.key))),
    view: {
      kind: 'authors',
      authors: site.authors.map(({ author }) => followed(author, context)),
    },
  });
  const pages = site.authors.flatMap(({ author, posts }): Subject[] => {
    if (author.page === null) return [];
    const { excerptsOf, shown } = postsOf(posts, context);
    const page = subject({
      localPath: authorPath(author.page),
      title: author.name,
      description: author.description ?? messages.authorDescription(author.name),
      hasSidebar: true,
      excerptsOf,
      feeds: feeds.headLinks(feeds.ofAuthor(author.key)),
      view: {
        kind: 'author',
        author: followed(author, context),
        allAuthorsHref: linker.href('/authors'),
        ...shown,
      },
    });
    return [page];
  });
  return [list, ...pages];
}

function followed(author: Author, { linker, feeds }: PlanContext): FollowedAuthor {
  return { ...linker.authorView(author), feed: feeds.links(feeds.ofAuthor(author.key))[0] ?? null };
}
