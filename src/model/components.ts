/** Names of the components that every text may use without importing them. */
export const STANDARD_COMPONENTS = [
  'Admonition',
  'CodeBlock',
  'Details',
  'Figure',
  'Html',
  'Link',
  'TabItem',
  'Tabs',
  'ThemedImage',
  'TOCInline',
] as const;

export type StandardComponent = (typeof STANDARD_COMPONENTS)[number];
