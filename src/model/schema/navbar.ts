import * as z from 'zod';
import { linkSchema } from './link.ts';

const navbarItemSchema = linkSchema.extend({
  position: z.enum(['left', 'right']).default('left'),
});

/** Pages that every site has. */
const DEFAULT_ITEMS: z.input<typeof navbarItemSchema>[] = [
  { label: { en: 'Archive', id: 'Arsip' }, target: '/archive' },
  { label: { en: 'Tags', id: 'Tag' }, target: '/tags' },
];

/** The bar above every page; title, search, colour mode and languages need no item. */
export const navbarSchema = z.strictObject({
  items: z.array(navbarItemSchema).prefault(DEFAULT_ITEMS),
});
