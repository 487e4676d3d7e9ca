import type { Diagnostic } from './diagnostic.ts';
import type { TocItem } from './page.ts';

/** What one compile needs: the file as read, decoded, with its front matter still in place. */
export interface BodySource {
  /** Relative to the site's folder, with forward slashes. */
  readonly file: string;
  readonly text: string;
  /** `md` files of sites that ask for it are plain Markdown; everything else is MDX. */
  readonly format: 'mdx' | 'md';
  /** Whether dollars enclose formulas. */
  readonly hasMath?: boolean;
  /** Folder of the site, where the texts are that it includes. */
  readonly siteDir?: string;
  /** Code of the language of the text, for words the compiler writes itself (footnotes, admonition titles). */
  readonly locale: string;
}

/** A body after compiling and running it; its HTML lies beside it and is read when a page needs it. */
export interface BodyMeta {
  /** Every heading of levels 2 to 6 in document order, with the ids the HTML carries. */
  readonly headings: readonly TocItem[];
  /** Text of a level-one heading that opens the body, if there is one. */
  readonly title: string | null;
  /** Plain text of the first paragraph, at most 300 characters. */
  readonly summary: string;
  readonly words: number;
  /** Length of the HTML before the truncate marker, or null without a marker. The marker itself is removed. */
  readonly excerptEnd: number | null;
  /** Every `href` of an `<a>` as written, in document order, without duplicates. */
  readonly links: readonly string[];
  /** Every `src` of an `<img>` as written, in document order, without duplicates. */
  readonly images: readonly string[];
  /** Every `src` and `poster` of films and sound and every address in a `srcset` as written, in document order, without duplicates. */
  readonly media: readonly string[];
  /** Every `src` of a frame as written, in document order, without duplicates. */
  readonly frames: readonly string[];
  /** Every `id` in the HTML, and every `name` of a link: the anchors that links may name. */
  readonly ids: readonly string[];
  readonly islands: readonly string[];
  /** Whether one of its blocks of code is drawn in the browser. */
  readonly hasDiagram: boolean;
  readonly warnings: readonly Diagnostic[];
  /** Of what stands in for a body that failed; see `failedBody`. */
  readonly hasFailed?: true;
}

/** A body without a word. */
export const EMPTY_BODY: BodyMeta = {
  headings: [],
  title: null,
  summary: '',
  words: 0,
  excerptEnd: null,
  links: [],
  images: [],
  media: [],
  frames: [],
  ids: [],
  islands: [],
  hasDiagram: false,
  warnings: [],
};

/**
 * Stands in for a body that could not be compiled or run, so that the rest of the site can still be checked. Nothing is known
 * of it but, at best, what the text names without the parts at fault.
 */
export function failedBody({ title, links, images, media, frames }: BodyMeta = EMPTY_BODY): BodyMeta {
  return { ...EMPTY_BODY, title, links, images, media, frames, hasFailed: true };
}
