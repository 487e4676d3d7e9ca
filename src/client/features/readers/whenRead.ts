import { whenLoaded } from '../../runtime/whenIdle.ts';

/** Calls back when the browser is idle and somebody sees the page: neither in a tab behind nor fetched ahead. */
export function whenRead(act: () => void): void {
  const stop = new AbortController();
  const look = (): void => {
    if (document.visibilityState === 'hidden' || Reflect.get(document, 'prerendering') === true) return;
    stop.abort();
    whenLoaded(act);
  };
  for (const change of ['visibilitychange', 'prerenderingchange'])
    document.addEventListener(change, look, { signal: stop.signal });
  look();
}
