/** What a text may be read as; 'detect': as its ending says. */
export const TEXT_FORMATS = ['md', 'mdx', 'detect'] as const;

export type TextFormat = (typeof TEXT_FORMATS)[number];

/** What a file is read as, where the configuration or its front matter wants this. */
export function formatOf(file: string, wanted: TextFormat): 'mdx' | 'md' {
  if (wanted !== 'detect') return wanted;
  return file.endsWith('.md') ? 'md' : 'mdx';
}
