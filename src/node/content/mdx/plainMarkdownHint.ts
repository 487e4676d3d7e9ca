/** The way out for a `.md` file that was never meant as MDX, to stand after another hint; nothing for other files. */
export function plainMarkdownHint(file: string): string {
  if (!file.endsWith('.md')) return '';
  return " If the file is plain Markdown, write `format: md` in its front matter, or `markdown: { format: 'detect' }` in the configuration for all `.md` files.";
}
