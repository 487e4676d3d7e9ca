import { languageName } from '#model/languageName.ts';
import { messagesFor } from '#model/messages/messagesFor.ts';
import type { Alternate } from '#model/alternate.ts';
import type { DocView } from '#model/docView.ts';
import type { FrameData, Page, TocItem } from '#model/page.ts';
import { hrefOf, localizePath } from '#model/paths.ts';
import type { SiteConfig } from '#model/schema/config.ts';
import { textIn } from '#model/schema/localizedText.ts';
import type { LocaleSite, Text } from '#model/site.ts';
import { authorPages, authorPaths } from './authorPages.ts';
import { docPages } from './docPages.ts';
import { createFeedLinker } from './feedLinks.ts';
import type { Readers } from './hrefOfTarget.ts';
import { createLinker } from './links.ts';
import { archivePage, homePages, homePaths, recentPosts, tagLinks, tagPages } from './listPages.ts';
import { FIXED_PATHS } from './fixedPaths.ts';
import { offlinePage } from './offlinePage.ts';
import type { PlannedPage } from './plannedPage.ts';
import { type PlanContext, type Subject, subject } from './subject.ts';
import { postPages, textPages } from './textPages.ts';

/** The pages of one locale, and the one that stands for every address that has none. */
export interface LocalePlan {
  readonly pages: readonly PlannedPage[];
  readonly notFound: PlannedPage;
}

/** Plans every page of one locale. `siblings` are all locales' sites, for links between translations. */
export function planLocale(
  { site, hrefOfTarget }: Readers,
  config: SiteConfig,
  siblings: readonly LocaleSite[],
): LocalePlan {
  const linker = createLinker(site, config, hrefOfTarget);
  const feeds = createFeedLinker(site, config);
  const context: PlanContext = { site, config, linker, feeds, messages: messagesFor(site.locale.code) };
  const subjects = [
    ...homePages(context),
    ...postPages(context),
    archivePage(context),
    ...tagPages(context),
    ...authorPages(context),
    ...textPages(context),
    ...docPages(context),
    searchPage(context),
    offlinePage(context),
  ];
  const translated = translationIndex(siblings, config);
  const plan = (each: Subject): PlannedPage => planPage(each, context, translated);
  return { pages: subjects.map(plan), notFound: plan(notFoundPage(context)) };
}

function searchPage(context: PlanContext): Subject {
  const { linker, messages } = context;
  return subject({
    localPath: '/search',
    title: messages.searchTitle,
    description: messages.searchDescription,
    noIndex: true,
    view: {
      kind: 'search',
      links: helpfulLinks(context),
      recentPosts: recentPosts(context).map(linker.postLink),
      tags: tagLinks(context),
    },
  });
}

function notFoundPage(context: PlanContext): Subject {
  const { linker, messages } = context;
  return subject({
    localPath: '/404',
    title: messages.notFoundTitle,
    description: messages.notFoundDescription,
    noIndex: true,
    view: {
      kind: 'notFound',
      links: helpfulLinks(context),
      recentPosts: recentPosts(context).map(linker.postLink),
    },
  });
}

function helpfulLinks({ linker, messages }: PlanContext): { label: string; href: string }[] {
  return [
    { label: messages.home, href: linker.href('/') },
    { label: messages.archiveTitle, href: linker.href('/archive') },
    { label: messages.tagsTitle, href: linker.href('/tags') },
  ];
}

/** Whose text stands at a path: the locale's own, for everybody or for those who have the address, or another's. */
type Translation = 'listed' | 'unlisted' | 'original';

/** For each locale, which local paths exist. */
type TranslationIndex = ReadonlyMap<string, ReadonlyMap<string, Translation>>;

function translationIndex(siblings: readonly LocaleSite[], config: SiteConfig): TranslationIndex {
  return new Map(
    siblings.map((sibling) => {
      const { locale, posts, pages, docs, tags } = sibling;
      return [
        locale.code,
        new Map([
          ...posts.map((post) => [`/${post.slug}`, translationOf(post)] as const),
          ...pages.map((page) => [page.localPath, translationOf(page)] as const),
          ...(docs?.docs ?? []).map((doc) => [doc.localPath, translationOf(doc)] as const),
          ...[
            ...tags.map(({ tag }) => `/tags/${tag.slug}`),
            ...authorPaths(sibling),
            ...homePaths(sibling, config),
            ...FIXED_PATHS,
          ].map((path) => [path, 'listed'] as const),
        ]),
      ];
    }),
  );
}

function translationOf({ isTranslated, entry }: Text): Translation {
  if (!isTranslated) return 'original';
  return entry.isUnlisted ? 'unlisted' : 'listed';
}

function planPage(about: Subject, context: PlanContext, translated: TranslationIndex): PlannedPage {
  const { site, config, feeds } = context;
  const { locale } = site;
  // The not-found page stands for many addresses and has none of its own: its translations are the home pages.
  const localPath = about.view.kind === 'notFound' ? '/' : about.localPath;
  const urlOf = (path: string): string => new URL(hrefOf(config.basePath, path), config.url).href;
  const alternates = config.locales.flatMap((other): Alternate[] => {
    const translation = translated.get(other.code)?.get(localPath);
    if (translation === undefined) return [];
    // A page for everybody does not tell of one that is for those who have its address.
    const isTranslated =
      translation === 'listed' || (translation === 'unlisted' && about.text?.entry.isUnlisted === true);
    const path = localizePath(other, localPath);
    const { code, label, htmlLang } = other;
    const href = hrefOf(config.basePath, path);
    return [{ code, label, htmlLang, href, ...(!isTranslated && { isFallback: true }) }];
  });
  const originalLocale = config.locales.find(({ code }) => code === about.text?.entry.locale) ?? locale;
  const toc = about.text ? tocOf(about.text) : [];
  const frame: FrameData = {
    path: localizePath(locale, about.localPath),
    kind: about.view.kind,
    title: about.title,
    hasToc: toc.length > 0,
    ...(about.text?.isTranslated === false && { textLang: originalLocale.htmlLang }),
    alternates,
    hasSidebar: about.hasSidebar,
    ...(about.view.kind === 'doc' && { docs: docsPlace(about.view) }),
  };
  const defaultLocale = config.locales.find(({ code }) => code === config.defaultLocale) ?? locale;
  const canonicalUrl = urlOf(localizePath(originalLocale, localPath));
  const isInDefault = alternates.some(({ code, isFallback }) => code === defaultLocale.code && !isFallback);
  const page: Page = {
    locale: locale.code,
    frame,
    view: about.view,
    toc,
    documentTitle: documentTitle(about, context),
    description: about.description,
    canonicalUrl,
    // What has no text of its own in the default locale is the original for everybody.
    defaultUrl: isInDefault ? urlOf(localizePath(defaultLocale, localPath)) : canonicalUrl,
    // Where it has none of its own, one format of the blog's will do: every byte of a post counts.
    feeds: about.feeds.length > 0 ? about.feeds : feeds.headLinks(feeds.blog).slice(0, 1),
    image: null,
    noIndex: about.noIndex,
  };
  return { page, bodyOf: about.text, excerptsOf: about.excerptsOf };
}

/** A site has one docs plugin, and that has one version. */
function docsPlace({ version: { name } }: DocView): NonNullable<FrameData['docs']> {
  return { plugin: 'default', version: name, versions: [name] };
}

function tocOf({ entry, body }: Text): TocItem[] {
  if (entry.hideTableOfContents) return [];
  return body.headings.filter(({ level }) => level >= entry.tocMinLevel && level <= entry.tocMaxLevel);
}

function documentTitle(
  { localPath, title: pageTitle, text }: Subject,
  { site: { locale }, config, messages }: PlanContext,
): string {
  const siteTitle = textIn(config.title, locale.code, config.defaultLocale);
  const tagline = textIn(config.tagline, locale.code, config.defaultLocale);
  if (localPath === '/') return tagline === '' ? siteTitle : `${siteTitle} | ${tagline}`;
  const title = text?.entry.titleMeta ?? pageTitle;
  // Two pages show a text without a translation: the language tells their titles apart.
  const original = config.locales.find(({ code }) => code === text?.entry.locale);
  const named =
    original && original.code !== locale.code
      ? messages.titleIn(title, languageName(original.htmlLang, locale.htmlLang))
      : title;
  return `${named} | ${siteTitle}`;
}
