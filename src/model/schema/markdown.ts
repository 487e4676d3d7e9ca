import * as z from 'zod';

export const markdownSchema = z.strictObject({
  /** 'detect': `.md` files are plain Markdown, only `.mdx` files are MDX. */
  format: z.enum(['mdx', 'detect']).default('mdx'),
});
