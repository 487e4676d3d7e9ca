import * as z from 'zod';
import { SITEMAP_CHANGE_FREQUENCY, SITEMAP_PRIORITY } from '../constants.ts';

export const sitemapSchema = z.strictObject({
  changeFrequency: z
    .enum(['always', 'hourly', 'daily', 'weekly', 'monthly', 'yearly', 'never'])
    .default(SITEMAP_CHANGE_FREQUENCY),
  priority: z
    .number()
    .min(0, { error: 'a number from 0 to 1' })
    .max(1, { error: 'a number from 0 to 1' })
    .default(SITEMAP_PRIORITY),
  /** Whether tag pages are listed. */
  includeTags: z.boolean().default(false),
});
