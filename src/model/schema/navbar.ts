import * as z from 'zod';
import { linkSchema } from './link.ts';

const navbarItemSchema = linkSchema.extend({
  position: z.enum(['left', 'right']).default('left'),
});

/** The bar above every page; title, search, colour mode and languages need no item. */
export const navbarSchema = z.strictObject({
  /** Null: the archive, the tags and, where there are some, the docs. */
  items: z.array(navbarItemSchema).nullable().default(null),
});
