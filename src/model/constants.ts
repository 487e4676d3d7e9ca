/** Numbers and names that the specification fixes, each in one place. */

/** Section 9: goal of books a year, shown as 'of 12'. */
export const READING_GOAL = 12;
/** Section 9: the year of the list of read books. */
export const BOOKS_YEAR = 2021;
/** Section 1: heading levels of the table of contents. */
export const TOC_LEVELS = { min: 2, max: 3 } as const;
/** Section 9: widest viewport, in px, that gets the mobile navigation. */
export const MOBILE_MAX_WIDTH = 996;
/** Section 9: milliseconds from a route change to the progress bar. */
export const PROGRESS_DELAY_MS = 200;
/** Section 4: browser storage key of the colour mode. */
export const THEME_STORAGE_KEY = 'theme';
/** Browser storage key of the announcement that was dismissed last. */
export const ANNOUNCEMENT_STORAGE_KEY = 'announcement';
/** Section 7: sitemap defaults. */
export const SITEMAP_CHANGE_FREQUENCY = 'daily';
export const SITEMAP_PRIORITY = 0.5;
/** Words a minute behind the reading time of a post. */
export const READING_WORDS_PER_MINUTE = 200;
