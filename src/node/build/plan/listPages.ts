import type { TagLink } from '#model/page.ts';
import type { SiteConfig } from '#model/schema/config.ts';
import { textIn } from '#model/schema/localizedText.ts';
import type { LocaleSite, Post } from '#model/site.ts';
import { groupByYear } from './links.ts';
import { type PlanContext, type Subject, subject } from './subject.ts';

/** Paths of the blog home and, where there are more posts than fit, of the pages after it. */
export function homePaths({ listedPosts }: LocaleSite, { blog }: SiteConfig): string[] {
  const count = Math.max(1, Math.ceil(listedPosts.length / blog.postsPerPage));
  return Array.from({ length: count }, (_, index) => (index === 0 ? '/' : `/page/${index + 1}`));
}

export function homePages({ site, config, linker, feeds, messages }: PlanContext): Subject[] {
  const { postsPerPage } = config.blog;
  const paths = homePaths(site, config);
  const hrefAt = (index: number): string | null => {
    const path = paths[index];
    return path === undefined ? null : linker.href(path);
  };
  return paths.map((localPath, index) => {
    const posts = site.listedPosts.slice(index * postsPerPage, (index + 1) * postsPerPage);
    return subject({
      localPath,
      title: index === 0 ? messages.latestPosts : messages.pageOfPosts(index + 1),
      description:
        textIn(config.tagline, site.locale.code, config.defaultLocale) || messages.archiveDescription,
      hasSidebar: true,
      excerptsOf: posts,
      feeds: feeds.headLinks(feeds.blog),
      view: {
        kind: 'home',
        posts: posts.map(linker.postCard),
        pageNumber: index + 1,
        newer: hrefAt(index - 1),
        older: hrefAt(index + 1),
      },
    });
  });
}

export function archivePage({ site, linker, feeds, messages }: PlanContext): Subject {
  return subject({
    localPath: '/archive',
    title: messages.archiveTitle,
    description: messages.archiveDescription,
    feeds: feeds.headLinks(feeds.blog),
    view: {
      kind: 'archive',
      years: groupByYear(site.listedPosts, linker),
      feeds: feeds.links(feeds.blog),
    },
  });
}

/** The tag list and a page for each tag. */
export function tagPages(context: PlanContext): Subject[] {
  const { site, linker, feeds, messages } = context;
  const list = subject({
    localPath: '/tags',
    title: messages.tagsTitle,
    description: messages.tagsDescription,
    view: {
      kind: 'tags',
      letters: groupByLetter(tagLinks(context), site.locale.htmlLang),
    },
  });
  const pages = site.tags.map(({ tag, items }) => {
    const { excerptsOf, shown } = postsOf(items, context);
    const feed = feeds.ofTag(tag.slug);
    return subject({
      localPath: `/tags/${tag.slug}`,
      title: messages.tagTitle(tag.label),
      description: tag.description ?? messages.tagDescription(tag.label),
      hasSidebar: true,
      excerptsOf,
      feeds: feeds.headLinks(feed),
      view: {
        kind: 'tag',
        tag: linker.tagLink(tag),
        allTagsHref: linker.href('/tags'),
        feed: feeds.links(feed)[0] ?? null,
        ...shown,
      },
    });
  });
  return [list, ...pages];
}

/** The posts of a list: the newest as cards, as many as the home page has, the others as links. */
export function postsOf(posts: readonly Post[], { config, linker }: PlanContext) {
  const excerptsOf = posts.slice(0, config.blog.postsPerPage);
  const more = groupByYear(posts.slice(excerptsOf.length), linker);
  return { excerptsOf, shown: { posts: excerptsOf.map(linker.postCard), more } };
}

/** All tags, in the order of their names in the language of the page. */
export function tagLinks({ site, linker }: PlanContext): readonly TagLink[] {
  const collator = new Intl.Collator(site.locale.htmlLang, { numeric: true });
  return site.tags
    .map(({ tag }) => linker.tagLink(tag))
    .toSorted((a, b) => collator.compare(a.label, b.label));
}

function groupByLetter(tags: readonly TagLink[], htmlLang: string): { letter: string; tags: TagLink[] }[] {
  const groups = new Map<string, TagLink[]>();
  for (const tag of tags) {
    const letter = [...tag.label][0]?.toLocaleUpperCase(htmlLang) ?? '';
    const group = groups.get(letter);
    if (group) group.push(tag);
    else groups.set(letter, [tag]);
  }
  return [...groups].map(([letter, members]) => ({ letter, tags: members }));
}

/** The newest posts, for pages that help a reader on. */
export function recentPosts({ site }: PlanContext): readonly Post[] {
  return site.listedPosts.slice(0, 5);
}
