import { authorTarget } from '#model/authorPath.ts';
import type { Author } from '#model/content.ts';
import type { ThemeColors } from '#model/contract.ts';
import { feedMessagesFor } from '#model/messages/feed/feedMessagesFor.ts';
import type { SiteView } from '#model/page.ts';
import { hrefOf, isSitePath, localizePath } from '#model/paths.ts';
import type { SiteConfig } from '#model/schema/config.ts';
import { textIn } from '#model/schema/localizedText.ts';
import type { Post } from '#model/site.ts';
import { hashOf, shortHash } from '../../content/hash.ts';
import { HASHED_ASSETS_FOLDER } from '../headers.ts';
import type { OutputFile } from '../outputFile.ts';
import type { Readers } from '../plan/hrefOfTarget.ts';
import type { ResolvedTexts } from '../resolvedTexts.ts';
import { atomOf } from './atom.ts';
import type { Feed, FeedItem } from './feed.ts';
import { type FeedFormat, feedPath } from './feedNames.ts';
import { feedStyle } from './feedStyle.ts';
import { allSubjects, feedSubjectsOf, type FeedSubject } from './feedSubjects.ts';
import { jsonFeedOf } from './jsonFeed.ts';
import { rssOf } from './rss.ts';

export interface FeedSources extends Readers {
  readonly view: SiteView;
  readonly config: SiteConfig;
  readonly texts: ResolvedTexts;
  readonly colors: ThemeColors;
  /** Names the code that writes. */
  readonly engine: string;
  /** The whole text of a post as a feed holds it. */
  readonly htmlOf: (post: Post, url: string) => string;
}

/** The feeds of a locale in every format that the owner wants, and the style sheet that they name. */
export function feedFilesOf(sources: FeedSources): OutputFile[] {
  const { site, config, colors } = sources;
  const subjects = allSubjects(feedSubjectsOf(site, config));
  if (subjects.length === 0) return [];
  const style = styleFile(site.locale.code, colors);
  const styleHref = hrefOf(config.basePath, `/${style.file}`);
  return [style, ...subjects.flatMap((subject) => filesOfSubject(subject, styleHref, sources))];
}

function styleFile(localeCode: string, colors: ThemeColors): OutputFile {
  const css = feedStyle(feedMessagesFor(localeCode).explanation, colors);
  const file = `${HASHED_ASSETS_FOLDER}feed-${shortHash(hashOf(css))}.css`;
  return { file, key: file, kind: 'asset', make: () => css };
}

/** One feed in every format. Its texts are made when it is written. */
function filesOfSubject(subject: FeedSubject, styleHref: string, sources: FeedSources): OutputFile[] {
  const { site, config, texts, engine, htmlOf } = sources;
  const { items, ...about } = bareFeed(subject, sources);
  const said = JSON.stringify([about, items.map(({ item }) => item)]);
  const key = hashOf(engine, styleHref, said, ...subject.posts.map(texts.keyOf));
  return config.feed.formats.map((format) => {
    const path = feedPath(site.locale, subject.folder, format);
    const url = new URL(hrefOf(config.basePath, path), config.url).href;
    const make = (): string => {
      const whole = items.map(({ post, item }) => ({ ...item, html: htmlOf(post, item.url) }));
      return write(format, { ...about, url, items: whole }, styleHref);
    };
    return { file: path.slice(1), key: hashOf(key, url), kind: 'page', make };
  });
}

/** A feed without what depends on the format, and without its texts. */
interface BareFeed extends Omit<Feed, 'url' | 'items'> {
  readonly items: readonly { readonly post: Post; readonly item: Omit<FeedItem, 'html'> }[];
}

function bareFeed(subject: FeedSubject, { site, hrefOfTarget, view, config }: FeedSources): BareFeed {
  const { feed, defaultLocale } = config;
  const say = (text: typeof feed.title): string => textIn(text ?? '', site.locale.code, defaultLocale);
  const urlOf = (href: string): string => new URL(href, config.url).href;
  const localUrl = (localPath: string): string =>
    urlOf(hrefOf(config.basePath, localizePath(site.locale, localPath)));
  const languageOf = ({ entry }: Post): string =>
    config.locales.find(({ code }) => code === entry.locale)?.htmlLang ?? entry.locale;
  const authorOf = (author: Author): FeedItem['authors'][number] => {
    const target = authorTarget(author);
    const isOwn = target !== null && isSitePath(target);
    return { name: author.name, url: isOwn ? urlOf(hrefOfTarget(target)) : target };
  };
  const itemOf = (post: Post): Omit<FeedItem, 'html'> => ({
    url: urlOf(hrefOf(config.basePath, post.path)),
    title: post.title,
    description: post.description,
    date: post.date,
    updated: post.entry.lastUpdate?.date ?? null,
    language: languageOf(post),
    authors: post.authors.map(authorOf),
    tags: post.tags,
  });
  const title = say(feed.title) || view.title;
  return {
    title: subject.name === null ? title : `${title}: ${subject.name}`,
    description: (subject.description ?? say(feed.description)) || view.tagline,
    language: site.locale.htmlLang,
    homeUrl: localUrl(subject.homePath),
    iconUrl: view.faviconHref === null ? null : urlOf(view.faviconHref),
    copyright: view.copyright,
    owner: view.ownerName,
    items: subject.posts.map((post) => ({ post, item: itemOf(post) })),
  };
}

function write(format: FeedFormat, feed: Feed, styleHref: string): string {
  switch (format) {
    case 'rss':
      return rssOf(feed, styleHref);
    case 'atom':
      return atomOf(feed, styleHref);
    case 'json':
      return jsonFeedOf(feed);
  }
}
