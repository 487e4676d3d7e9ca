/** Levels of a hierarchy: the group, the page's title, its headings. */
export const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

export type Level = (typeof LEVELS)[number];

/** A section as DocSearch's crawler would write it down. */
export interface SearchRecord {
  readonly objectID: string;
  /** With the section's anchor. */
  readonly url: string;
  /** The level of the section's heading; in an answer 'content' where only the text below it was found. */
  readonly type: Exclude<Level, 'lvl0'> | 'content';
  readonly hierarchy: Readonly<Record<Level, string | null>>;
  readonly content: string | null;
  readonly anchor: string | null;
  /** Code of the locale of the page. */
  readonly language: string;
  /** Code of the language that the text is written in. */
  readonly text_language: string;
  /** The version tag: 'default', or that of a docs version. */
  readonly docusaurus_tag: string;
}
