/** Id of the place behind a page's title. No heading gets an id with a colon. */
export const TITLE_END_ID = 'page:title';

/** What the first picture of a page may wait for: browsers go on as soon as such an element begins, so it is empty. */
export function TitleEnd() {
  return <span id={TITLE_END_ID} />;
}
