import { isIndexPath } from '#search/indexHref.ts';
import { fetchedByEngine } from '../../../runtime/searchEngine/pageSeat.ts';

/** What the document is made of besides its HTML, and what it searched: a worker that comes later saw none of that. */
export function loadedAssets(basePath: string): readonly string[] {
  const base = new URL(basePath, location.origin).href;
  const paths = performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.startsWith(base))
    // Pages that were fetched ahead are not part of this one; scripts fetch assets, too.
    .filter((entry) => {
      const path = entry.name.slice(base.length);
      const { initiatorType } = entry as PerformanceResourceTiming;
      return path.startsWith('assets/') || isIndexPath(path) || initiatorType === 'img';
    })
    .map(({ name }) => new URL(name).pathname);
  return [...new Set([...paths, ...fetchedByEngine()])];
}
