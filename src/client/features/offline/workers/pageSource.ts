import { SOURCE_METRIC } from '#model/offline.ts';

/** The part of a `PerformanceNavigationTiming` that counts. */
interface Timing {
  readonly workerStart: number;
  /** Missing where the page came by an unsafe line, and in older browsers. */
  readonly serverTiming?: readonly { readonly name: string; readonly description: string }[];
}

/** Whether a page was not a copy that a worker kept: it passed none, or the worker says that it fetched it. */
export function isFromLine(timing: Timing): boolean {
  return timing.workerStart === 0 || sourceOf(timing) === 'line';
}

/** How a page came, as its worker says; undefined where none has given it. */
export function sourceOf({ serverTiming }: Pick<Timing, 'serverTiming'>): string | undefined {
  return serverTiming?.find(({ name }) => name === SOURCE_METRIC)?.description;
}

/** Whether the document came by the line, and so in the newest version. */
export function cameByLine(): boolean {
  return performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && isFromLine(entry));
}
