import { SOURCE_METRIC } from '#model/offline.ts';

/** The part of a `PerformanceNavigationTiming` that counts. */
interface Timing {
  readonly workerStart: number;
  readonly serverTiming: readonly { readonly name: string; readonly description: string }[];
}

/** Whether a page was not a copy that a worker kept: it passed none, or the worker says that it fetched it. */
export function isFromLine({ workerStart, serverTiming }: Timing): boolean {
  const source = serverTiming.find(({ name }) => name === SOURCE_METRIC);
  return workerStart === 0 || source?.description === 'line';
}

/** Whether the page at a path was, when it was last asked for, a copy that a worker kept. */
export function wasCopy(path: string): boolean {
  const timing = performance
    .getEntries()
    .findLast(
      (entry): entry is PerformanceResourceTiming =>
        entry instanceof PerformanceResourceTiming && new URL(entry.name).pathname === path,
    );
  return (
    timing?.serverTiming.some(({ name, description }) => name === SOURCE_METRIC && description === 'copy') ??
    false
  );
}

/** Whether the document came by the line, and so in the newest version. */
export function cameByLine(): boolean {
  return performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && isFromLine(entry));
}
