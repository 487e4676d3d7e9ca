/** The way a language is read. */
export type Direction = 'ltr' | 'rtl';

/** A language of the site, as much of it as the frame of a page must know. */
export interface FrameLocale {
  readonly code: string;
  readonly label: string;
  readonly htmlLang: string;
  /** Path prefix without slashes: '' for the default locale, 'id' for Indonesian. */
  readonly path: string;
}

/** A language of the site and how it is written (specification, section 3). */
export interface Locale extends FrameLocale {
  readonly direction: Direction;
  readonly calendar: string;
}
