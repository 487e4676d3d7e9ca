import * as z from 'zod';
import { textSchema } from './localizedText.ts';

/** Specification, section 9: a teal green. */
const DEFAULT_THEME_COLOR = '#0a7c6b';

const color = z.string().regex(/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i, { error: "a colour such as '#0a7c6b'" });

export const pwaSchema = z.strictObject({
  themeColor: color.default(DEFAULT_THEME_COLOR),
  backgroundColor: color.default('#ffffff'),
  /** Name below the icon of the installed site; null: the title. */
  shortName: textSchema.nullable().default(null),
});
