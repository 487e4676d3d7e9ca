/** Stands in prepared Markdown as a level-one heading, since only that interrupts a paragraph in both formats. */
export const TRUNCATE_HEADING = 'lontar-truncate';
/** What the heading becomes, and what a marker amid words is; `finishBody` cuts it out of the rendered HTML. */
export const TRUNCATE_TAG = 'lontar-cut';
