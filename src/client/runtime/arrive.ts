import type { PageCache } from './pageCache.ts';
import { readPageData } from './pageData.ts';
import { isSameBuild } from './sameBuild.ts';
import { takeStyles } from './takeStyles.ts';
import { parsePage } from './trustedHtml.ts';

/** A page that is ready to be shown. */
export interface Arrival {
  /** Where it was found, after redirects. */
  readonly path: string;
  readonly page: Document;
  /** How long the browser took to read it, in ms. */
  readonly readingTime: number;
}

/** The site was deployed anew: only a normal load brings the scripts and styles that belong to the page. */
export class OtherBuildError extends Error {}

/** Fetches and reads the page at a path. Throws if it is none of ours, not whole, or from another build. */
export async function arrive(path: string, pages: PageCache): Promise<Arrival> {
  const fetched = await pages.load(path, 'high');
  try {
    const began = performance.now();
    const page = readPage(path, fetched.html);
    return { path: fetched.path, page, readingTime: performance.now() - began };
  } catch (error) {
    pages.forget(path);
    throw error;
  }
}

function readPage(path: string, html: string): Document {
  if (!html.includes(' id="page"')) throw new Error(`${path} is not whole, or no page of this site.`);
  if (!isSameBuild(html, document))
    throw new OtherBuildError(`${path} comes from another build of the site.`);
  const page = parsePage(takeStyles(html));
  readPageData(page);
  return page;
}
