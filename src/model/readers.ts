/** How readers are counted, as pages, build and server agree on it. Nothing of it is in a page unless the owner asks for it. */

export interface ReaderSettings {
  /** Whether pages tell our server that they are read. */
  readonly countsViews?: true;
  readonly analytics?: AnalyticsSettings;
}

/** Google's analytics, as a page tells its scripts. */
export interface AnalyticsSettings {
  readonly trackingIds: readonly string[];
  readonly anonymizeIP: boolean;
}

/** The script of Google's analytics; the first tracking id follows. */
export const TAG_SCRIPT = 'https://www.googletagmanager.com/gtag/js?id=';

/** Where a page tells our server that it is read, below the base path. Service workers leave all of '1/' alone. */
export const VIEWS_PATH = '1/views';
