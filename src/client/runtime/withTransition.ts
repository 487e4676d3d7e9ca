/** A device that needs longer to read a page, in ms, would need far longer to take a picture of the old one. */
const QUICK_READING = 8;

/** Changes the document in a view transition, where the browser has them, the reader allows motion and it costs little. */
export async function withTransition(readingTime: number, change: () => Promise<void>): Promise<void> {
  if (readingTime > QUICK_READING || !canMove()) return change();
  const transition = document.startViewTransition(change);
  const onClick = (event: MouseEvent) => passClickOn(event, transition);
  addEventListener('click', onClick);
  // A transition that another one cuts short is no fault.
  transition.ready.catch(() => {});
  transition.finished.catch(() => {}).finally(() => removeEventListener('click', onClick));
  await transition.updateCallbackDone;
}

function canMove(): boolean {
  return (
    'startViewTransition' in document &&
    document.visibilityState === 'visible' &&
    !matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}

/** While a transition runs, the page is a picture and every click goes to the root element. */
function passClickOn(event: MouseEvent, transition: ViewTransition): void {
  if (event.target !== document.documentElement) return;
  transition.skipTransition();
  document.elementFromPoint(event.clientX, event.clientY)?.dispatchEvent(new MouseEvent('click', event));
}
