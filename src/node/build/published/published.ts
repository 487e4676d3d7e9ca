import * as z from 'zod';

/** In the site's folder, committed by the owner: every address that readers may know. */
export const PUBLISHED_FILE = 'published.json';

const publishedPageSchema = z.strictObject({
  title: z.string(),
  /** The text it was made from, or whose front matter leads it on; null for lists, feeds and what the configuration leads on. */
  source: z.string().nullable(),
  /** Ids of its headings. */
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
