import { SOURCE_METRIC } from '#model/offline.ts';

/** The part of a `PerformanceNavigationTiming` that counts. */
interface Timing {
  readonly workerStart: number;
  readonly serverTiming: readonly { readonly name: string; readonly description: string }[];
}

/** Whether a page was not a copy that a worker kept: it passed none, or the worker says that it fetched it. */
export function isFromLine(timing: Timing): boolean {
  return timing.workerStart === 0 || sourceOf(timing) === 'line';
}

/** Whether the page at a path was, when it was last asked for, a copy that a worker kept. */
export function wasCopy(path: string): boolean {
  return performance
    .getEntries()
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .filter(({ name }) => new URL(name).pathname === path)
    .slice(-1)
    .some((timing) => sourceOf(timing) === 'copy');
}

function sourceOf({ serverTiming }: Timing): string | undefined {
  return serverTiming.find(({ name }) => name === SOURCE_METRIC)?.description;
}

/** Whether the document came by the line, and so in the newest version. */
export function cameByLine(): boolean {
  return performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && isFromLine(entry));
}
