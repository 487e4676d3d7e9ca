/** Modules of Docusaurus whose default export is one of the components every body has in scope. */
export const STANDARD_MODULES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '@theme/Tabs': 'Tabs',
    '@theme/TabItem': 'TabItem',
    '@theme/CodeBlock': 'CodeBlock',
    '@theme/Admonition': 'Admonition',
    '@theme/Details': 'Details',
    '@theme/ThemedImage': 'ThemedImage',
    '@theme/TOCInline': 'TOCInline',
    '@docusaurus/Link': 'Link',
  }),
);

/** Links are resolved when a page is rendered, so in a body the hook hands back what it is given. */
export const BASE_URL_MODULE = '@docusaurus/useBaseUrl';

/** The site makes all sizes of every picture, so the component of that plugin is a plain one. */
export const IDEAL_IMAGE_MODULE = '@theme/IdealImage';
