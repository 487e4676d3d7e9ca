import * as z from 'zod';

export const analyticsSchema = z.strictObject({
  trackingIds: z
    .array(z.string().regex(/^[A-Za-z0-9-]+$/, { error: "a tracking id such as 'G-ABC123'" }))
    .min(1, { error: 'a list of at least one tracking id' }),
  anonymizeIP: z.boolean().default(false),
  id: z.string().min(1, { error: "a name such as 'default'" }).default('default'),
});
