/** The name of the docs version, by default. */
export const DEFAULT_DOCS_VERSION = 'current';

/** By what search tells the documents of a version from everything else: its tag, as Docusaurus writes it. */
export function docsTagOf(version: string = DEFAULT_DOCS_VERSION): string {
  return `docs-default-${version}`;
}
