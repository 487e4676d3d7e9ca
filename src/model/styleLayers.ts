/** One `<style>` of a page: a layer of the theme's style sheet, or (null) all those that every page needs. */
export interface PageStyle {
  readonly layer: string | null;
  readonly css: string;
}

/** The layers that not every page needs, with what in a page calls for them. */
const SIGNS: Readonly<Record<string, RegExp>> = {
  extras:
    /<(?:table|kbd|blockquote|hr)[\s>]|class="(?:admonition|tabs|toc-inline|themed-|contains-task-list|footnotes)/,
  notes: /class="(?:announcement|notice|breadcrumbs)/,
  code: /<pre[\s>]/,
  lists: /class="(?:post-card|list-group|author-cards|search-form)/,
  islands: /<lontar-island[\s>]/,
};

export function isOptionalLayer(layer: string): boolean {
  return Object.hasOwn(SIGNS, layer);
}

/** Those of the styles that a page with this markup needs. */
export function stylesFor<Style extends PageStyle>(styles: readonly Style[], html: string): Style[] {
  return styles.filter(({ layer }) => layer === null || SIGNS[layer]?.test(html) === true);
}
