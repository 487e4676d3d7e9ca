import * as z from 'zod';

export const markdownSchema = z.strictObject({
  /** 'detect': `.md` files are plain Markdown, only `.mdx` files are MDX. */
  format: z.enum(['mdx', 'detect']).default('mdx'),
  /** Whether dollars enclose formulas in TeX; front matter may say otherwise for one text. */
  math: z.boolean().default(false),
});
