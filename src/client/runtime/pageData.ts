import type { PageData } from '#model/page.ts';

/** Reads what a page says of itself. Throws where that is missing: the page is none of ours. */
export function readPageData(page: Document): PageData {
  const text = page.getElementById('page')?.textContent;
  if (text === undefined || text === null) throw new Error('This page lacks its data.');
  return JSON.parse(text) as PageData;
}
