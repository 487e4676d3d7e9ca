import type { Page, SiteView, TocItem } from './page.ts';

/** What the bundler made of the client, as the document needs it. */
export interface DocumentAssets {
  /** Inline script, run before first paint. */
  readonly bootScript: string;
  /** Inline style sheet. */
  readonly css: string;
  /** Href of the browser entry, which the boot script loads when the reader shows intent. */
  readonly entryHref: string;
  /** Content of the CSP meta element, or null to leave it out (dev). */
  readonly contentSecurityPolicy: string | null;
  /** Extra markup at the end of `<head>` (dev client). */
  readonly headHtml: string;
}

/**
 * The element that an admonition without anything computed is compiled to, with `data-type` and `data-title`, so
 * that a text with admonitions can still be one static piece. The theme puts its own look in its place.
 */
export const ADMONITION_TAG = 'lontar-admonition';

/** A compiled MDX body, run. */
export interface RenderedBody {
  readonly html: string;
  /** Names of the islands the body uses. */
  readonly islands: readonly string[];
}

/** What `client/entry.server.tsx` exports: the theme as the build calls it. */
export interface ServerBundle {
  /** Runs the function body that the MDX compiler made, with the standard components in scope. */
  renderBody(
    code: string,
    options: { readonly locale: string; readonly toc: readonly TocItem[] },
  ): RenderedBody;
  /** One whole HTML document. */
  renderPage(page: Page, site: SiteView, assets: DocumentAssets): string;
}
