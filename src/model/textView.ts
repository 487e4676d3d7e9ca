import type { LastUpdate } from './content.ts';
import type { Direction } from './locale.ts';

/** Where the text of a page comes from, when not from the page's own locale. */
export interface FallbackNotice {
  /** `htmlLang` of the text, such as 'en'. */
  readonly lang: string;
  /** Set where the text is read the other way than the page. */
  readonly dir?: Direction;
  readonly originalHref: string;
}

export type VisibilityBanner = 'draft' | 'unlisted' | null;

/** What a page shows of one text of the owner. */
export interface TextView {
  readonly title: string;
  readonly bodyHtml: string;
  /** False when the body brings its own level-one heading or front matter hides the title. */
  readonly showTitle: boolean;
  readonly fallback: FallbackNotice | null;
  readonly banner: VisibilityBanner;
  readonly lastUpdate: LastUpdate | null;
  /** Where the text can be edited. */
  readonly editHref: string | null;
}
