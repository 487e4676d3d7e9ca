/** What the browser, or the page without React, answers to by itself. */
const ANSWERED =
  'a[href], summary, label, select, textarea, input:not([type="submit"], [type="button"], [type="reset"], [type="image"]), [data-act]';

let last = Promise.resolve();

/** Holds back a click on islands that cannot answer yet and gives it to them when they can. */
export function replayClick(event: MouseEvent, waking: readonly Promise<void>[]): void {
  const { target } = event;
  if (waking.length === 0 || !(target instanceof Element) || target.closest(ANSWERED)) return;
  event.preventDefault();
  event.stopPropagation();
  const { bubbles, cancelable, composed, detail, clientX, clientY, ctrlKey, shiftKey, altKey, metaKey } =
    event;
  const again = {
    bubbles,
    cancelable,
    composed,
    detail,
    clientX,
    clientY,
    ctrlKey,
    shiftKey,
    altKey,
    metaKey,
  };
  last = giveAgain(new MouseEvent('click', again), target, [last, ...waking]);
}

async function giveAgain(event: MouseEvent, target: Element, waits: readonly Promise<void>[]): Promise<void> {
  await Promise.all(waits);
  target.dispatchEvent(event);
  // As with a reader's clicks, the next one comes when the answer to this one is there.
  await new Promise((resolve) => setTimeout(resolve));
}
