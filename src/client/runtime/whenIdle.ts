/** However still a page is: Chromium was seen to wait for its next frame. */
const PATIENCE_MS = 2000;

/** Calls back when the browser has nothing else to do, or not much later. */
export function whenIdle(act: () => void): void {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: PATIENCE_MS });
  else setTimeout(act);
}

/** The same, but not before the page has loaded. */
export function whenLoaded(act: () => void): void {
  if (document.readyState === 'complete') whenIdle(act);
  else addEventListener('load', () => whenIdle(act));
}
