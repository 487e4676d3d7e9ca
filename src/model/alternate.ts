/** The same page in one locale, for the switcher and `hreflang`. */
export interface Alternate {
  readonly code: string;
  readonly label: string;
  readonly htmlLang: string;
  /** Href within the site. */
  readonly href: string;
  /** Set when the page has no text of its own in that locale: the fallback is shown there. */
  readonly isFallback?: true;
}
