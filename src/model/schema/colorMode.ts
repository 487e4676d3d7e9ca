import * as z from 'zod';

export const colorModeSchema = z.strictObject({
  default: z.enum(['light', 'dark']).default('light'),
  /** Whether readers may switch. */
  hasSwitch: z.boolean().default(true),
  /** Whether the system's preference comes before the default. */
  respectSystem: z.boolean().default(false),
});
