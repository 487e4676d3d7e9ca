import * as z from 'zod';
import { linkSchema } from './link.ts';
import { maybeEmptySchema, textSchema } from './localizedText.ts';

export const footerSchema = z.strictObject({
  /** Null: the listed pages that the bar does not have. */
  groups: z
    .array(z.strictObject({ title: textSchema, items: z.array(linkSchema) }))
    .nullable()
    .default(null),
  /** Null: '©' and the name of the owner or the site. */
  copyright: maybeEmptySchema.nullable().default(null),
});
