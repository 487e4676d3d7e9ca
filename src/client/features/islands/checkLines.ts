import { IslandError } from './islandError.ts';

const PARAGRAPH = /<p(?:\s[^>]*)?>((?:(?!<\/p>)[\s\S])*)<\/p>/g;

/** Elements that end a paragraph: https://html.spec.whatwg.org/multipage/grouping-content.html#the-p-element */
const BLOCK =
  /<(address|article|aside|blockquote|details|dialog|div|dl|fieldset|figcaption|figure|footer|form|h[1-6]|header|hgroup|hr|main|menu|nav|ol|p|pre|search|section|table|ul)[\s>]/;

/** An island as it was rendered. */
export interface RenderedIsland {
  readonly name: string;
  /** Told apart from all others. */
  readonly prefix: string;
  /** As React wrote it. */
  readonly html: string;
}

/** Refuses an island that stands in a line of text and is too large for it: the browser would tear it apart. */
export function checkLines(html: string, islands: readonly RenderedIsland[]): void {
  if (islands.length === 0) return;
  for (const [, line = ''] of html.matchAll(PARAGRAPH)) {
    for (const island of islands) {
      if (!line.includes(`data-prefix="${island.prefix}"`)) continue;
      const block = BLOCK.exec(island.html)?.[1];
      if (block === undefined) continue;
      const message = `The island \`${island.name}\` stands in a line of text, but makes a \`<${block}>\`, which cannot.`;
      throw new IslandError(message, island.name);
    }
  }
}
