import * as z from 'zod';
import { maybeEmptySchema, textSchema } from './localizedText.ts';

const FORMATS = ['rss', 'atom', 'json'] as const;

/** Feeds of the whole blog, of each tag and of each author. */
export const feedSchema = z.strictObject({
  /** None: the site has no feeds. */
  formats: z
    .array(z.enum(FORMATS))
    .refine((formats) => new Set(formats).size === formats.length, { error: 'each format once' })
    .default([...FORMATS]),
  /** How many of the newest posts a feed holds. */
  limit: z.int({ error: 'a whole number' }).min(1, { error: 'a whole number of at least 1' }).default(20),
  /** Whether originals that stand in for a translation are in the feeds of the other language too. */
  fallbackPosts: z.boolean().default(false),
  /** Null: the title of the site. */
  title: textSchema.nullable().default(null),
  /** Null: the tagline of the site. */
  description: maybeEmptySchema.nullable().default(null),
});
