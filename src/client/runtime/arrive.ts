import type { FetchedPage } from './fetchPage.ts';
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

interface Reading extends Omit<Arrival, 'path'> {
  readonly fetched: FetchedPage;
  readonly adoptStyles: () => void;
}

/** The site was deployed anew: only a normal load brings the scripts and styles that belong to the page. */
export class OtherBuildError extends Error {}

/** The page that was read before it was asked for. One is enough, and what it holds can be shown but once. */
let ahead: Reading | null = null;

/** Fetches and reads the page that the reader is about to ask for. Throws as `arrive` does. */
export async function readAhead(path: string, pages: PageCache, priority: RequestPriority): Promise<void> {
  const fetched = await pages.load(path, priority);
  if (ahead?.fetched !== fetched) ahead = readPage(path, fetched);
}

/** Fetches and reads the page at a path. Throws if it is none of ours, not whole, or from another build. */
export async function arrive(path: string, pages: PageCache): Promise<Arrival> {
  const fetched = await pages.load(path, 'high');
  try {
    const { page, readingTime, adoptStyles } = ahead?.fetched === fetched ? ahead : readPage(path, fetched);
    ahead = null;
    adoptStyles();
    return { path: fetched.path, page, readingTime };
  } catch (error) {
    pages.forget(path);
    throw error;
  }
}

function readPage(path: string, fetched: FetchedPage): Reading {
  const began = performance.now();
  if (!fetched.html.includes(' id="page"')) throw new Error(`${path} is not whole, or no page of this site.`);
  if (!isSameBuild(fetched.html, document))
    throw new OtherBuildError(`${path} comes from another build of the site.`);
  const { html, adopt } = takeStyles(fetched.html);
  const page = parsePage(html);
  readPageData(page);
  return { fetched, page, readingTime: performance.now() - began, adoptStyles: adopt };
}
