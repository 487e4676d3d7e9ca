/** Id of the element around a page's title. No heading gets an id with a colon. */
export const PAGE_TITLE_ID = 'page:title';
