import * as z from 'zod';
import { addressSchema, targetSchema } from './link.ts';
import { maybeEmptySchema, textSchema } from './localizedText.ts';

export const ownerSchema = z.strictObject({
  /** '' : the site's title stands in. */
  name: maybeEmptySchema.default(''),
  url: addressSchema.nullable().default(null),
});

export const socialSchema = z.strictObject({
  /** Name of the icon, such as 'github'; unknown ones get a plain link icon. */
  kind: z.string().min(1, { error: "the name of an icon such as 'github'" }),
  label: textSchema,
  target: targetSchema,
});

export const contactSchema = z.strictObject({
  heading: textSchema,
  text: maybeEmptySchema,
  email: z.email({ error: "an e-mail address such as 'me@example.com'" }).nullable().default(null),
});
