/** Component that takes finished HTML; the theme puts it into the page without an element around it. */
export const HTML_COMPONENT = { component: 'Html', prop: 'html' } as const;
