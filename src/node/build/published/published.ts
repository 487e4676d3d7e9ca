import * as z from 'zod';
import { STATIC_FOLDER } from '../links/siteFiles.ts';

/** In the site's folder, committed by the owner: every address that readers may know. */
export const PUBLISHED_FILE = 'published.json';

/** Stands before the addresses, none of which begins like it. */
export const BASE_PATH_KEY = 'basePath';

const publishedPageSchema = z.strictObject({
  title: z.string(),
  /** The text or file it was made from, or the text whose front matter leads it on; null for lists, feeds and what the configuration leads on. */
  source: z.string().nullable(),
  /** Ids of its headings, and all others that its author gave. */
  anchors: z.array(z.string()),
  /** Where it led, if it was an old address already. */
  to: z.string().exactOptional(),
});

export const PAGE_KEYS = Object.keys(publishedPageSchema.shape);

/** What keys have to be, as it reads after 'expected'. */
export const ADDRESS = "an address that begins with '/'";

/** By canonical path, with locale prefix and without base path. */
export const publishedSchema = z.record(z.string().startsWith('/'), publishedPageSchema);

export type PublishedPage = Readonly<z.output<typeof publishedPageSchema>>;
export type Published = Readonly<Record<string, PublishedPage>>;

/** Whether it was a file of `static/`. */
export function isFile({ source }: PublishedPage): boolean {
  return source?.startsWith(`${STATIC_FOLDER}/`) === true;
}
