import { authorTarget } from '#model/authorPath.ts';
import { messagesFor } from '#model/messages/messagesFor.ts';
import type { Link } from '#model/link.ts';
import type { SiteView, YearGroup } from '#model/page.ts';
import type { ReaderSettings } from '#model/readers.ts';
import type { SiteConfig } from '#model/schema/config.ts';
import { type Text, textIn } from '#model/schema/localizedText.ts';
import type { LocaleSite } from '#model/site.ts';
import { OWNER_KEY } from '../../content/data/authors.ts';
import type { Readers } from './hrefOfTarget.ts';
import { createLinker, groupByYear, type Linker } from './links.ts';
import { OFFLINE_PATH } from './offlinePage.ts';
import { searchSettingsOf } from './searchSettings.ts';
import { usualFooter, usualNavbar } from './usualLinks.ts';

/** What a page needs to know to be installed and read offline. */
export interface AppLinks {
  readonly hasWorker: boolean;
  readonly touchIconHref: string | null;
}

/** The configuration as one locale's frame shows it. */
export function siteViewOf(
  { site, hrefOfTarget }: Readers,
  config: SiteConfig,
  app: AppLinks | null,
): SiteView {
  const { locale } = site;
  const say = (text: Text): string => textIn(text, locale.code, config.defaultLocale);
  const link = ({ label, target }: { label: Text; target: string }): Link => ({
    label: say(label),
    href: hrefOfTarget(target),
  });
  const { contact, announcement, favicon, pwa } = config;
  const linker = createLinker(site, config, hrefOfTarget);
  const owner = site.authors.find(({ author }) => author.key === OWNER_KEY);
  return {
    locale,
    title: say(config.title),
    tagline: say(config.tagline),
    url: config.url,
    basePath: config.basePath,
    homeHref: linker.href('/'),
    searchHref: linker.href('/search'),
    faviconHref: favicon && hrefOfTarget(favicon),
    ownerHref: hrefOfTarget((owner && authorTarget(owner.author)) ?? config.owner.url ?? '/'),
    ownerName: say(config.owner.name) || say(config.title),
    ...barAndFooter(site, config, { link, linker }),
    copyright: say(config.footer.copyright),
    social: config.social.map((item) => ({ ...link(item), kind: item.kind })),
    contact: contact && { heading: say(contact.heading), text: say(contact.text), email: contact.email },
    search: searchSettingsOf(config),
    ...(announcement && {
      announcement: {
        id: announcement.id,
        text: say(announcement.text),
        link: announcement.link && link(announcement.link),
        isCloseable: announcement.isCloseable,
      },
    }),
    colorMode: config.colorMode,
    ...(!config.colorMode.hasSwitch && { isColorModeFixed: true }),
    hasWorker: app?.hasWorker ?? false,
    manifestHref: app && linker.href('/manifest.webmanifest'),
    touchIconHref: app && app.touchIconHref,
    ...(pwa.debug && { workerDebug: true }),
    // While writing, the only reader is the owner.
    ...(app && readersOf(config)),
    offlineHref: linker.href(OFFLINE_PATH),
    themeColor: pwa.themeColor,
    sidebar: sidebarOf(site, config, linker),
  };
}

/** As the owner fills them, else as usual. */
function barAndFooter(
  site: LocaleSite,
  { navbar: { items }, footer: { groups }, defaultLocale }: SiteConfig,
  { link, linker }: { link: (item: { label: Text; target: string }) => Link; linker: Linker },
): Pick<SiteView, 'navbar' | 'footerGroups'> {
  const { code } = site.locale;
  const context = { site, linker, messages: messagesFor(code) };
  const navbar = items
    ? items.map((item) => ({ ...link(item), ...(item.position === 'right' && { position: item.position }) }))
    : usualNavbar(context);
  const footerGroups = groups
    ? groups.map((group) => ({
        title: textIn(group.title, code, defaultLocale),
        items: group.items.map(link),
      }))
    : usualFooter(context, navbar);
  return { navbar, footerGroups };
}

/** What pages must know to count their readers: nothing unless the owner asks for it. */
function readersOf({ analytics, countViews }: SiteConfig): ReaderSettings {
  return {
    ...(countViews && { countsViews: true }),
    ...(analytics && {
      analytics: { trackingIds: analytics.trackingIds, anonymizeIP: analytics.anonymizeIP },
    }),
  };
}

function sidebarOf(site: LocaleSite, config: SiteConfig, linker: Linker): YearGroup[] {
  const { count, grouping } = config.blog.sidebar;
  const posts = count === 'all' ? site.listedPosts : site.listedPosts.slice(0, count);
  if (grouping === 'year') return groupByYear(posts, linker);
  return posts.length === 0 ? [] : [{ year: null, posts: posts.map(linker.postLink) }];
}
