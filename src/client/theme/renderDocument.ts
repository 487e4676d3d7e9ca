import type { DocumentAssets } from '#model/contract.ts';
import type { Page, PageData, SiteView } from '#model/page.ts';
import { escapeHtml, escapeJson } from '../runtime/escapeHtml.ts';

interface DocumentParts {
  readonly page: Page;
  readonly site: SiteView;
  readonly assets: DocumentAssets;
  readonly frameHtml: string;
}

/** Puts the rendered frame into a document with its head. */
export function renderDocument({ page, site, assets, frameHtml }: DocumentParts): string {
  const { htmlLang, direction } = site.locale;
  const { default: colorMode, respectSystem } = site.colorMode;
  const root = attributes({
    lang: htmlLang,
    dir: direction,
    'data-theme': colorMode,
    'data-entry': assets.entryHref,
  });
  return (
    `<!doctype html><html${root}${respectSystem ? ' data-theme-system' : ''}>` +
    `<head>${headHtml(page, site, assets)}</head>` +
    `<body><div id="root">${frameHtml}</div>` +
    `<script type="application/json" id="page">${escapeJson(pageDataOf(page, site))}</script></body></html>`
  );
}

function headHtml(page: Page, site: SiteView, assets: DocumentAssets): string {
  const { contentSecurityPolicy, css, bootScript } = assets;
  return [
    '<meta charset="utf-8">',
    // A policy in a meta element rules only what follows it.
    contentSecurityPolicy !== null &&
      meta({ 'http-equiv': 'Content-Security-Policy', content: contentSecurityPolicy }),
    meta({ name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    `<title>${escapeHtml(page.documentTitle)}</title>`,
    meta({ name: 'description', content: page.description }),
    page.noIndex && meta({ name: 'robots', content: 'noindex' }),
    meta({ name: 'theme-color', content: site.themeColor }),
    link({ rel: 'canonical', href: page.canonicalUrl }),
    // An original that stands in for a translation is no version of its own.
    ...page.frame.alternates
      .filter(({ isTranslated }) => isTranslated)
      .map(({ htmlLang, url }) => link({ rel: 'alternate', hreflang: htmlLang, href: url })),
    link({ rel: 'alternate', hreflang: 'x-default', href: page.defaultUrl }),
    site.faviconHref !== null && link({ rel: 'icon', href: site.faviconHref }),
    // Both stand as they are: the policy names their hashes.
    `<style>${css}</style>`,
    `<script>${bootScript}</script>`,
    assets.headHtml,
  ]
    .filter((part) => part !== false)
    .join('');
}

function pageDataOf({ frame }: Page, { sidebar: _sidebar, ...site }: SiteView): PageData {
  return { frame, site };
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
