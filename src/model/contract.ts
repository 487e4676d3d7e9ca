import type { Page, SiteView, TocItem } from './page.ts';
import type { PageStyle } from './styleLayers.ts';

/** What the bundler made of the client, as the document needs it. */
export interface DocumentAssets {
  /** Inline script, run before first paint. */
  readonly bootScript: string;
  /** Inline style sheets; a page takes those that it needs. */
  readonly styles: readonly PageStyle[];
  /** Href of the style sheet for paper, or null where the others hold it (dev). */
  readonly printHref: string | null;
  /** Href of the browser entry, which the boot script loads when the reader shows intent. */
  readonly entryHref: string;
  /** Content of the CSP meta element up to the sources of the page's styles, or null to leave it out (dev). */
  readonly contentSecurityPolicy: string | null;
  /** Extra markup at the end of `<head>` (dev client). */
  readonly headHtml: string;
}

/**
 * The element that an admonition without anything computed is compiled to, with `data-type` and `data-title`, so
 * that a text with admonitions can still be one static piece. The theme puts its own look in its place.
 */
export const ADMONITION_TAG = 'lontar-admonition';

/** The element around the HTML of an island, and the one inside it that holds what the text put between its tags. */
export const ISLAND_TAG = 'lontar-island';
export const ISLAND_CHILDREN_TAG = 'lontar-children';

/** Name of the error that an island throws when it is rendered; see `IslandFault`. */
export const ISLAND_ERROR = 'IslandError';

/** What such an error carries, to find the use of the island in the text. */
export interface IslandFault {
  readonly island: string;
  /** Name of the property at fault, if it is one. */
  readonly prop: string | null;
}

/** Name of the meta element that marks the content of a page (dev). */
export const STAMP_NAME = 'lontar:stamp';

/** Stands for `<` in HTML that has to reach the browser as React wrote it: a character that no text may hold. */
const SEAL = '\uFDD0';

/** Hides the tags of an island from everything that rewrites the HTML of a body. */
export function sealHtml(html: string): string {
  return html.replaceAll(SEAL, '\uFFFD').replaceAll('<', SEAL);
}

/** The HTML of a body as a page shows it. */
export function unsealHtml(html: string): string {
  return html.includes(`<${ISLAND_TAG}`) ? html.replaceAll(SEAL, '<') : html;
}

/** A compiled MDX body, run. */
export interface RenderedBody {
  readonly html: string;
  /** Names of the islands the body uses. */
  readonly islands: readonly string[];
}

/** Where an old address leads. */
export interface RedirectTarget {
  /** Final: base path, anchor and encoding included. */
  readonly href: string;
  /** Absolute URL, without anchor. */
  readonly canonicalUrl: string;
}

/** A colour of the theme, in CSS. */
export interface ThemeColor {
  readonly light: string;
  readonly dark: string;
}

/** The colours that what is drawn outside of the theme takes from it, by the names of its tokens. */
export type ThemeColors = Readonly<
  Record<'bg' | 'surface' | 'text' | 'muted' | 'line' | 'accent', ThemeColor>
>;

/** What `client/entry.server.tsx` exports: the theme as the build calls it. */
export interface ServerBundle {
  /** Names of the components that a body may use: the standard ones and the site's islands. */
  readonly componentNames: readonly string[];
  readonly colors: ThemeColors;
  /** Runs the function body that the MDX compiler made, with the standard components in scope. */
  renderBody(
    code: string,
    options: { readonly locale: string; readonly toc: readonly TocItem[] },
  ): RenderedBody;
  /** One whole HTML document. */
  renderPage(page: Page, site: SiteView, assets: DocumentAssets): string;
  /** The `offlineHtml` of a service worker. `policyOf` makes the content security policy for its style and script. */
  renderOffline(site: SiteView, policyOf: (css: string, script?: string) => string): string;
  /** The document at an old address, which leads to the new one on any host and without script. */
  renderRedirect(site: SiteView, target: RedirectTarget, policyOf: (css: string) => string): string;
}
