/** A layer of the theme's style sheet, or (null) all those that every page needs. */
export interface StyleLayer {
  readonly layer: string | null;
  readonly css: string;
}

/** One `<style>` of a page. */
export interface PageStyle extends StyleLayer {
  /** The source that allows it in a content security policy. */
  readonly source: string;
}

/** The layers that not every page needs, with what in a page calls for them. */
const SIGNS: Readonly<Record<string, RegExp>> = {
  extras: /<table[\s>]|class="(?:admonition|footnotes)/,
  rare: /<(?:kbd|blockquote|hr)[\s>]|class="(?:toc-inline|themed-|contains-task-list)/,
  tabs: /class="tabs/,
  notes: /class="(?:announcement|notice|breadcrumbs)/,
  math: /<math[\s>]/,
  code: /<pre[\s>]/,
  lists: /class="(?:post-card|list-group|author-card|search-form)/,
  islands: /<lontar-island[\s>]/,
};

/** All of them at once, each a group of its own: the text of a page is long, and so is read once. */
const ANY_SIGN = new RegExp(
  Object.entries(SIGNS)
    .map(([layer, sign]) => `(?<${layer}>${sign.source})`)
    .join('|'),
  'g',
);

/** The layer for paper: a file of its own, since hardly any reader prints and every page would carry it. */
export const PRINT_LAYER = 'print';

/** Whether a layer stands apart from what every page carries. */
export function isOptionalLayer(layer: string): boolean {
  return layer === PRINT_LAYER || Object.hasOwn(SIGNS, layer);
}

/** Those of the styles that a page with this markup needs. */
export function stylesFor<Style extends StyleLayer>(styles: readonly Style[], html: string): Style[] {
  const needed = new Set<string | null>([null]);
  for (const { groups } of html.matchAll(ANY_SIGN))
    for (const layer in groups) if (groups[layer] !== undefined) needed.add(layer);
  return styles.filter(({ layer }) => needed.has(layer));
}
