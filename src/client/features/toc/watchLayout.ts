/** Calls, at most once a frame, when something may have moved in the viewport. Returns how to stop. */
export function watchLayout(onChange: () => void): () => void {
  let frame = 0;
  const schedule = (): void => {
    if (frame !== 0) return;
    frame = requestAnimationFrame(() => {
      frame = 0;
      onChange();
    });
  };
  // Pictures and folds move the text without a scroll.
  const size = new ResizeObserver(schedule);
  size.observe(document.body);
  const signs = ['scroll', 'resize', 'hashchange'];
  for (const sign of signs) addEventListener(sign, schedule, { passive: true });
  return () => {
    cancelAnimationFrame(frame);
    size.disconnect();
    for (const sign of signs) removeEventListener(sign, schedule);
  };
}
