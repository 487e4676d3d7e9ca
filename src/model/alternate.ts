/** The same page in one locale, for the switcher and `hreflang`. */
export interface Alternate {
  readonly code: string;
  readonly label: string;
  readonly htmlLang: string;
  /** Href within the site. */
  readonly href: string;
  /** Whether the page has a text of its own in that locale (false: the fallback is shown there). */
  readonly isTranslated: boolean;
}
