/** What the document is made of besides its HTML: a worker that comes after it has seen none of that. */
export function loadedAssets(basePath: string): readonly string[] {
  const assets = new URL(`${basePath}assets/`, location.origin).href;
  const paths = performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.startsWith(assets))
    .map(({ name }) => new URL(name).pathname);
  return [...new Set(paths)];
}
