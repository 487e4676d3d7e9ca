/** Calls, at most once a frame, when something may have moved in the viewport. */
export function watchLayout(onChange: () => void): void {
  let frame = 0;
  const schedule = (): void => {
    if (frame !== 0) return;
    frame = requestAnimationFrame(() => {
      frame = 0;
      onChange();
    });
  };
  // Pictures and folds move the text without a scroll.
  new ResizeObserver(schedule).observe(document.body);
  for (const sign of ['scroll', 'resize', 'hashchange']) addEventListener(sign, schedule, { passive: true });
}
