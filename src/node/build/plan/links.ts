import { authorTarget } from '#model/authorPath.ts';
import { yearOf } from '#model/calendarDate.ts';
import type { Author, Tag } from '#model/content.ts';
import type { Direction } from '#model/locale.ts';
import { messagesFor } from '#model/messages/messagesFor.ts';
import type { Link } from '#model/link.ts';
import type { AuthorView, PostCard, PostLink, TagLink, YearGroup } from '#model/page.ts';
import { hrefOf, isSitePath, localizePath, withoutTrailingSlash } from '#model/paths.ts';
import type { SiteConfig } from '#model/schema/config.ts';
import type { LocaleSite, Post, Text } from '#model/site.ts';
import type { HrefOfTarget } from './hrefOfTarget.ts';

/** Turns entities of one locale into what pages show of them. */
export interface Linker {
  href(localPath: string): string;
  /** The value for `lang` where a text is in another language than the page, else null. */
  langOf(text: Text): string | null;
  /** The value for `dir` where a text is read the other way than the page. */
  dirOf(text: Text): { readonly dir?: Direction };
  postLink(post: Post): PostLink;
  postCard(post: Post): PostCard;
  tagLink(tag: Tag): TagLink;
  /** Links to those of the tags that have a page: a tag of unlisted posts alone has none. */
  tagLinks(tags: readonly Tag[]): TagLink[];
  authorView(author: Author): AuthorView;
}

export function createLinker(
  site: LocaleSite,
  { basePath, locales }: Pick<SiteConfig, 'basePath' | 'locales'>,
  hrefOfTarget: HrefOfTarget,
): Linker {
  const tagCounts = new Map(site.tags.map(({ tag, items }) => [tag.slug, items.length]));
  const authorCounts = new Map(site.authors.map(({ author, posts }) => [author.key, posts.length]));
  // Each is named on many pages.
  const linker: Linker = {
    href: (localPath) => hrefOf(basePath, localizePath(site.locale, localPath)),
    langOf: ({ isTranslated, entry: { locale } }) =>
      isTranslated ? null : (locales.find(({ code }) => code === locale)?.htmlLang ?? locale),
    dirOf({ entry: { locale } }) {
      const dir = locales.find(({ code }) => code === locale)?.direction;
      return dir === undefined || dir === site.locale.direction ? {} : { dir };
    },
    postLink: once((post) => ({
      href: hrefOf(basePath, post.path),
      title: post.title,
      date: post.date,
      lang: linker.langOf(post),
    })),
    postCard: (post) => ({
      ...linker.postLink(post),
      ...linker.dirOf(post),
      description: post.description,
      readingMinutes: post.readingMinutes,
      authors: post.authors.map(linker.authorView),
      tags: linker.tagLinks(post.tags),
      excerptHtml: '',
      pictureHtml: '',
      isTruncated: post.body.excerptEnd !== null,
    }),
    tagLink: once(({ slug, label, description }) => ({
      href: linker.href(`/tags/${slug}`),
      label,
      description,
      count: tagCounts.get(slug) ?? 0,
    })),
    tagLinks: (tags) => tags.filter(({ slug }) => tagCounts.has(slug)).map(linker.tagLink),
    authorView: once((author) => ({
      key: author.key,
      name: author.name,
      title: author.title,
      description: author.description,
      href: targetHref(author),
      hasPage: author.page !== null,
      // The content security policy lets no picture in from elsewhere; initials stand in for it.
      imageSrc:
        author.imageUrl !== null && isSitePath(author.imageUrl) ? hrefOfTarget(author.imageUrl) : null,
      social: [...addressBesidePage(author), ...author.social].map(({ label, href }) => ({
        label,
        href: hrefOfTarget(href),
      })),
      count: authorCounts.get(author.key) ?? 0,
    })),
  };
  return linker;

  function targetHref(author: Author): string | null {
    const target = authorTarget(author);
    return target === null ? null : hrefOfTarget(target);
  }

  /** The address of an author whose name leads to a page, unless the page or another link is that already. */
  function addressBesidePage(author: Author): Link[] {
    const { name, url, social } = author;
    const target = authorTarget(author);
    const known = [target, ...social.map(({ href }) => href)].map((href) => withoutTrailingSlash(href ?? ''));
    if (url === null || known.includes(withoutTrailingSlash(url))) return [];
    const isOwn = isSitePath(url);
    return [{ label: isOwn ? messagesFor(site.locale.code).moreAbout(name) : withoutScheme(url), href: url }];
  }
}

/** Says the same of the same thing without finding it out again. */
function once<Thing, Said>(say: (thing: Thing) => Said): (thing: Thing) => Said {
  const all = new Map<Thing, Said>();
  return (thing) => {
    const said = all.get(thing) ?? say(thing);
    all.set(thing, said);
    return said;
  };
}

/** An address as people write it: 'https://www.jane.example/' is 'jane.example'. */
function withoutScheme(url: string): string {
  return withoutTrailingSlash(url.replace(/^(?:https?:\/\/(?:www\.)?|mailto:)/, ''));
}

/** Posts as links, a group a year, in the order they come. */
export function groupByYear(posts: readonly Post[], linker: Linker): YearGroup[] {
  const groups = new Map<number, PostLink[]>();
  for (const post of posts) {
    const year = yearOf(post.date);
    const group = groups.get(year);
    if (group) group.push(linker.postLink(post));
    else groups.set(year, [linker.postLink(post)]);
  }
  return [...groups].map(([year, links]) => ({ year, posts: links }));
}
