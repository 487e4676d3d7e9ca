/** Calls back once the page has loaded and the browser has nothing else to do. */
export function whenIdle(act: () => void): void {
  // Safari has no idle callbacks.
  const wait = (): unknown => (window.requestIdleCallback ?? setTimeout)(act);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait);
}
