const ENTITIES: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  quot: '"',
  amp: '&',
  '#39': "'",
};

/** The title of a document, as plain text. */
export function pageTitle(html: string): string {
  const [, title = ''] = /<title>(.*?)<\/title>/s.exec(html) ?? [];
  return title.replace(/&(#?\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity);
}
