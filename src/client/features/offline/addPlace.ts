/** Adds to the document, outside of the frame, a place for what is told. It is there before, or screen readers miss it. */
export function addPlace(className: string): HTMLElement {
  const place = document.createElement('div');
  place.className = className;
  place.role = 'status';
  document.body.append(place);
  return place;
}
