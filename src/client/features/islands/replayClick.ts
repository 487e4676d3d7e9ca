/** What the browser, or the page without React, answers to by itself. */
const ANSWERED =
  'a[href], summary, label, select, textarea, input:not([type="submit"], [type="button"], [type="reset"], [type="image"]), [data-act]';

/** As long a click waits for the one before it, whose island may never come. */
const PATIENCE_MS = 10_000;

let last = Promise.resolve();

/** Holds back a click on islands that cannot answer yet and gives it to them when they can. */
export function replayClick(event: MouseEvent, waking: readonly Promise<void>[]): void {
  const { target } = event;
  if (waking.length === 0 || !(target instanceof Element) || target.closest(ANSWERED)) return;
  event.preventDefault();
  event.stopPropagation();
  last = Promise.race([
    giveAgain(new MouseEvent('click', event), target, [last, ...waking]),
    pause(PATIENCE_MS),
  ]);
}

async function giveAgain(event: MouseEvent, target: Element, waits: readonly Promise<void>[]): Promise<void> {
  await Promise.all(waits);
  target.dispatchEvent(event);
  // As with a reader's clicks, the next one comes when the answer to this one is there.
  await pause(0);
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
