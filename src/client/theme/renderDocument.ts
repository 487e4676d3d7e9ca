import type { DocumentAssets } from '#model/contract.ts';
import { PAGE_MARK } from '#model/offline.ts';
import type { Page, PageData, SiteView } from '#model/page.ts';
import { stylesFor } from '#model/styleLayers.ts';
import { escapeHtml, escapeJson } from '../runtime/escapeHtml.ts';
import { bootNotices } from './bootNotices.ts';
import { firstScreenEnd } from './head/firstScreenEnd.ts';
import { openGraphOf } from './head/openGraph.ts';
import { structuredDataOf } from './head/structuredData.ts';

interface DocumentParts {
  readonly page: Page;
  readonly site: SiteView;
  readonly assets: DocumentAssets;
  readonly frameHtml: string;
}

/** Puts the rendered frame into a document with its head. */
export function renderDocument(parts: DocumentParts): string {
  const { page, site, assets, frameHtml } = parts;
  return (
    `<!doctype html><html${rootAttributes(page, site, assets)}>` +
    `<head>${headHtml(parts)}</head>` +
    // The notices come first: a script may fail before the rest of the page has arrived.
    `<body>${bootNotices(site)}<div id="root">${frameHtml}</div>` +
    // Asking for it in the head would hold up the first picture.
    (assets.printHref === null ? '' : link({ rel: 'stylesheet', href: assets.printHref, media: 'print' })) +
    `<script type="application/${PAGE_MARK}${escapeJson(pageDataOf(page, site))}</script>` +
    // Last, near words that it repeats, it costs less when it is compressed.
    `<script type="application/ld+json">${escapeJson(structuredDataOf(page, site))}</script></body></html>`
  );
}

/** The data attributes are for the boot script. */
function rootAttributes({ frame }: Page, site: SiteView, { entryHref }: DocumentAssets): string {
  const { locale, colorMode, announcement, basePath } = site;
  return attributes({
    lang: locale.htmlLang,
    dir: locale.direction,
    'data-theme': colorMode.default,
    ...(colorMode.respectSystem && { 'data-theme-system': '' }),
    // These three in this order: by them a page is known to be of another build (runtime/sameBuild.ts).
    'data-entry': entryHref,
    ...(announcement?.isCloseable && { 'data-announcement': announcement.id }),
    'data-base': basePath,
    'data-path': frame.path.replace(/\/$/, ''),
  });
}

function headHtml({ page, site, assets, frameHtml }: DocumentParts): string {
  const { contentSecurityPolicy, bootScript } = assets;
  const styles = stylesFor(assets.styles, frameHtml);
  return [
    '<meta charset="utf-8">',
    // A policy in a meta element rules only what follows it.
    contentSecurityPolicy !== null &&
      meta({
        'http-equiv': 'Content-Security-Policy',
        content: [contentSecurityPolicy, ...styles.map(({ source }) => source)].join(' '),
      }),
    meta({ name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    `<title>${escapeHtml(page.documentTitle)}</title>`,
    meta({ name: 'description', content: page.description }),
    ...Object.entries(openGraphOf(page, site)).map(([property, content]) => meta({ property, content })),
    meta({ name: 'twitter:card', content: page.image === null ? 'summary' : 'summary_large_image' }),
    page.noIndex && meta({ name: 'robots', content: 'noindex' }),
    meta({ name: 'theme-color', content: site.themeColor }),
    // What is not found has no address of its own.
    page.view.kind !== 'notFound' && link({ rel: 'canonical', href: page.canonicalUrl }),
    // An original that stands in for a translation is no version of its own.
    ...page.frame.alternates
      .filter(({ isFallback }) => !isFallback)
      .map(({ htmlLang, href }) =>
        link({ rel: 'alternate', hreflang: htmlLang, href: new URL(href, site.url).href }),
      ),
    link({ rel: 'alternate', hreflang: 'x-default', href: page.defaultUrl }),
    ...page.feeds.map(({ type, title, href }) => link({ rel: 'alternate', type, title, href })),
    site.faviconHref !== null && link({ rel: 'icon', href: site.faviconHref }),
    site.touchIconHref !== null && link({ rel: 'apple-touch-icon', href: site.touchIconHref }),
    site.manifestHref !== null && link({ rel: 'manifest', href: site.manifestHref }),
    link({ rel: 'expect', href: `#${firstScreenEnd(frameHtml)}`, blocking: 'render' }),
    // Styles and script stand as they are: the policy names their hashes.
    ...styles.map(
      ({ layer, css }) => `<style${attributes(layer === null ? {} : { 'data-layer': layer })}>${css}</style>`,
    ),
    `<script>${bootScript}</script>`,
    // What is kept is all that this page is for: the entry, which shows it, is not held back. Nor does it hold back the page.
    page.view.kind === 'offline' &&
      site.hasWorker &&
      `<script${attributes({ type: 'module', async: '', src: assets.entryHref })}></script>`,
    assets.headHtml,
  ]
    .filter((part) => part !== false)
    .join('');
}

/** Whatever only the build needs stays out: every page carries this. */
function pageDataOf({ frame }: Page, view: SiteView): PageData {
  const { direction: _direction, calendar: _calendar, ...locale } = view.locale;
  const {
    sidebar: _sidebar,
    title: _title,
    colorMode: _colorMode,
    tagline: _tagline,
    url: _url,
    ownerHref: _ownerHref,
    footerGroups: _footerGroups,
    copyright: _copyright,
    social: _social,
    contact: _contact,
    faviconHref: _faviconHref,
    manifestHref: _manifestHref,
    touchIconHref: _touchIconHref,
    offlineHref: _offlineHref,
    themeColor: _themeColor,
    ...site
  } = view;
  return { frame, site: { ...site, locale } };
}

function meta(values: Readonly<Record<string, string>>): string {
  return `<meta${attributes(values)}>`;
}

function link(values: Readonly<Record<string, string>>): string {
  return `<link${attributes(values)}>`;
}

function attributes(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('');
}
