import * as z from 'zod';

const count = z.int({ error: 'a whole number' }).min(1, { error: 'a whole number of at least 1' });

export const blogSchema = z.strictObject({
  postsPerPage: count.default(10),
  sidebar: z
    .strictObject({
      /** How many of the newest posts it lists. */
      count: z
        .union([count, z.literal('all')], { error: "a whole number of at least 1, or 'all'" })
        .default(20),
      grouping: z.enum(['year', 'none']).default('year'),
    })
    .prefault({}),
});
