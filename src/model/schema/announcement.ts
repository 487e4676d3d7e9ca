import * as z from 'zod';
import { linkSchema } from './link.ts';
import { textSchema } from './localizedText.ts';

export const announcementSchema = z.strictObject({
  /** Readers who closed the bar see it again when the id changes. */
  id: z.string().min(1, { error: 'a name that changes with the announcement' }),
  text: textSchema,
  link: linkSchema.nullable().default(null),
  isCloseable: z.boolean().default(true),
});
