/** What the document is made of besides its HTML: a worker that comes after it has seen none of that. */
export function loadedAssets(basePath: string): readonly string[] {
  const base = new URL(basePath, location.origin).href;
  const paths = performance
    .getEntriesByType('resource')
    // Pages that were fetched ahead are not part of this one; scripts fetch assets, too.
    .filter(
      (entry) =>
        entry.name.startsWith(`${base}assets/`) ||
        (entry.name.startsWith(base) && (entry as PerformanceResourceTiming).initiatorType === 'img'),
    )
    .map(({ name }) => new URL(name).pathname);
  return [...new Set(paths)];
}
