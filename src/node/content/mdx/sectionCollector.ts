import type { TocItem } from '#model/page.ts';
import type { IndexedSection } from '#search/indexedPage.ts';
import { attributeOf, decodeEntities, INLINE_TAGS } from './html.ts';

/** Elements whose content is no text of the page. */
const SKIPPED = new Set(['button', 'script', 'style', 'svg', 'template']);
/** The number of a footnote where it is named, and the arrow back: marks in a sentence, which no one reads as its words. */
const FOOTNOTE_MARK = /\sdata-footnote-/;
/** Tags of islands, as `sealHtml` hides them. */
const SEALED_TAG = /\uFDD0[^>]*>/g;

/** Any white space but a single blank, which most of it is. */
const UNEVEN_SPACE = /\s\s+|[^\S ]/g;

/** Collects the plain text of a body, cut at its headings, while somebody else walks over its tags. */
export class SectionCollector {
  readonly #headings: ReadonlyMap<string, TocItem>;
  readonly #sections: IndexedSection[] = [];
  #open: Omit<IndexedSection, 'content'> = { anchor: null, level: 1, heading: '' };
  #content = '';
  /** The element that is left out, while it is open. */
  #skipped: string | null = null;
  /** Whether the heading that opens the body is still to come: it is known already. */
  #awaitsTitle: boolean;

  constructor(headings: readonly TocItem[], hasTitle: boolean) {
    this.#awaitsTitle = hasTitle;
    // One without words, such as a picture, would be a hit without a name: what follows belongs to the section above.
    const named = headings.filter(({ text }) => text.trim() !== '');
    this.#headings = new Map(named.map((heading) => [heading.id, heading]));
  }

  html(source: string, start: number, end: number): void {
    if (this.#skipped === null && end > start) this.#content += decodeEntities(source.slice(start, end));
  }

  code(text: string): void {
    this.#content += ` ${text} `;
  }

  tag(name: string, isClosing: boolean, attributes: string): void {
    if (this.#skipped !== null) {
      if (isClosing && name === this.#skipped) this.#skipped = null;
      return;
    }
    if (!INLINE_TAGS.has(name)) this.#content += ' ';
    if (isClosing) return;
    const heading = /^h[2-6]$/.test(name)
      ? this.#headings.get(attributeOf(attributes, 'id') ?? '')
      : undefined;
    if (heading) this.#begin(heading);
    const isTitle = name === 'h1' && this.#awaitsTitle;
    if (isTitle) this.#awaitsTitle = false;
    const isMark = name === 'a' && FOOTNOTE_MARK.test(attributes);
    if (heading || isTitle || isMark || SKIPPED.has(name)) this.#skipped = name;
  }

  finish(): readonly IndexedSection[] {
    this.#end();
    return this.#sections;
  }

  #begin({ id, level, text }: TocItem): void {
    this.#end();
    this.#open = { anchor: id, level, heading: text };
  }

  #end(): void {
    const content = this.#content.replace(SEALED_TAG, ' ').replace(UNEVEN_SPACE, ' ').trim();
    this.#sections.push({ ...this.#open, content });
    this.#content = '';
  }
}
