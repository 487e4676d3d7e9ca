/** A language of the site and how it is written (specification, section 3). */
export interface Locale {
  readonly code: string;
  readonly label: string;
  readonly direction: 'ltr' | 'rtl';
  readonly htmlLang: string;
  readonly calendar: string;
  /** Path prefix without slashes: '' for the default locale, 'id' for Indonesian. */
  readonly path: string;
}
