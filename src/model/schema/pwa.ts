import * as z from 'zod';
import { textSchema } from './localizedText.ts';

/** Specification, section 9: a teal green. */
const DEFAULT_THEME_COLOR = '#0a7c6b';

const color = z.string().regex(/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i, { error: "a colour such as '#0a7c6b'" });

const path = z.string().regex(/^\/(?!\/)[^\s\\?#]+$/, { error: "a path below static/ such as '/icon.svg'" });

export const pwaSchema = z.strictObject({
  themeColor: color.default(DEFAULT_THEME_COLOR),
  backgroundColor: color.default('#ffffff'),
  /** Name below the icon of the installed site; null: the title. */
  shortName: textSchema.nullable().default(null),
  /** SVG below `static/` that the icons are drawn from, such as '/icon.svg'; null: the favicon, if it is one. */
  icon: path.nullable().default(null),
  /** PNGs below `static/` for the dialog that offers to install the site: one held upright, one wide. */
  screenshots: z.array(z.strictObject({ picture: path, label: textSchema })).default([]),
  /** Whether the service worker tells the browser's console what it does. */
  debug: z.boolean().default(false),
});
