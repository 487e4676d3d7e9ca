import type { Entry } from '#model/content.ts';
import { hrefOf, localizePath } from '#model/paths.ts';
import type { SiteConfig } from '#model/schema/config.ts';
import type { FallbackNotice, TextView } from '#model/textView.ts';
import type { Text, TextPage } from '#model/site.ts';
import { relatedPosts } from './relatedPosts.ts';
import { type PlanContext, type Subject, subject } from './subject.ts';

const BOOKS_PATH = /^\/books\/?$/;

/** Whether the page of a local path shows the bookshelf too. */
export function isBooksPage(localPath: string): boolean {
  return BOOKS_PATH.test(localPath);
}

export function postPages(context: PlanContext): Subject[] {
  const { site, linker } = context;
  const related = relatedPosts(site);
  const position = new Map(site.listedPosts.map((post, index) => [post, index]));
  return site.posts.map((post) => {
    const index = position.get(post);
    const newer = index === undefined ? undefined : site.listedPosts[index - 1];
    const older = index === undefined ? undefined : site.listedPosts[index + 1];
    return textSubject(post, `/${post.slug}`, {
      hasSidebar: true,
      view: {
        kind: 'post',
        ...textView(post, `/${post.slug}`, context),
        date: post.date,
        readingMinutes: post.readingMinutes,
        authors: post.authors.map(linker.authorView),
        tags: linker.tagLinks(post.tags),
        previous: newer ? linker.postLink(newer) : null,
        next: older ? linker.postLink(older) : null,
        related: related(post).map(linker.postLink),
      },
    });
  });
}

/** The owner's pages; the one at /books shows the bookshelf too. */
export function textPages(context: PlanContext): Subject[] {
  const { site } = context;
  return site.pages.map((page: TextPage) => {
    const text = textView(page, page.localPath, context);
    const { books } = site;
    const view: Subject['view'] =
      books && isBooksPage(page.localPath)
        ? {
            kind: 'books',
            ...text,
            reading: books.reading,
            read: books.read,
            goal: books.goal,
            year: books.year,
          }
        : { kind: 'page', ...text };
    return textSubject(page, page.localPath, { view });
  });
}

/** What the page of a text is about. */
export function textSubject(
  text: Text,
  localPath: string,
  rest: Pick<Subject, 'view'> & Partial<Subject>,
): Subject {
  return subject({
    localPath,
    title: text.title,
    // A text without a sentence, such as one of pictures alone.
    description: text.description || text.title,
    text,
    noIndex: text.entry.isUnlisted || text.entry.isDraft,
    ...rest,
  });
}

/** What every page of a text shows. */
export function textView(text: Text, localPath: string, context: PlanContext): TextView {
  const { entry, body } = text;
  return {
    title: text.title,
    bodyHtml: '',
    showTitle: body.title === null && !entry.hideTitle,
    fallback: fallbackOf(text, localPath, context),
    banner: entry.isDraft ? 'draft' : entry.isUnlisted ? 'unlisted' : null,
    lastUpdate: entry.lastUpdate,
    editHref: editHrefOf(entry, context.config),
  };
}

function editHrefOf({ editUrl, file }: Entry, config: SiteConfig): string | null {
  if (editUrl === false) return null;
  if (editUrl !== null || config.editUrl === null) return editUrl;
  return config.editUrl.replace(/\/?$/, '/') + file.split('/').map(encodeURIComponent).join('/');
}

function fallbackOf(text: Text, localPath: string, { config, linker }: PlanContext): FallbackNotice | null {
  if (text.isTranslated) return null;
  const home = config.locales.find(({ code }) => code === text.entry.locale);
  if (!home) return null;
  const originalHref = hrefOf(config.basePath, localizePath(home, localPath));
  return { lang: home.htmlLang, ...linker.dirOf(text), originalHref };
}
