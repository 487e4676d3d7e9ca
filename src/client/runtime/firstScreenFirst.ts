/** Has the browser lay out the first screen of the page that follows, and the rest once that is seen: see navigation.css. */
export function firstScreenFirst(): void {
  const { dataset } = document.documentElement;
  dataset['arriving'] = '';
  // The task after the frame that shows it.
  requestAnimationFrame(() => setTimeout(() => delete dataset['arriving']));
}
