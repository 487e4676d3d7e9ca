import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '#model/diagnostic.ts';
import type { SiteConfig } from '#model/schema/config.ts';
import { CONFIG_FILES } from './config/configFiles.ts';
import { docusaurusLayout, type Layout } from './layout.ts';
import { listFiles } from './listFiles.ts';

type Words = Pick<Diagnostic, 'code' | 'message' | 'hint'>;

const REACT_PAGE = /^(?!.*\.(?:test|spec|d)\.).*\.[jt]sx?$/;
const DOCUSAURUS_CONFIG = ['js', 'ts', 'mjs', 'cjs', 'mts', 'cts'].map(
  (ending) => `docusaurus.config.${ending}`,
);

const OTHER_LAYOUT: Words = {
  code: 'content/two-layouts',
  message: 'This folder is not read, since the site has its words in content/.',
  hint: 'Move its texts to content/, or remove content/ to have the layout of Docusaurus read.',
};

const REACT: Words = {
  code: 'content/react-page',
  message: 'This page of React is not shown: pages are made from Markdown and MDX.',
  hint: 'Write its words as .mdx beside it; what has to run in the browser can be an island (see the writing guide).',
};

const OLD_DOCS: Words = {
  code: 'content/old-docs',
  message: 'Earlier versions of the docs are not shown: a site has one, that of docs/.',
  hint: 'Keep the old site at another address and link to it, or remove the folder.',
};

const OTHER_CONFIG: Words = {
  code: 'content/other-config',
  message: 'The configuration of Docusaurus is not read, and the site has none of its own.',
  hint: `Put title, url and locales into ${CONFIG_FILES[0]}: export default { title: '…', url: 'https://…', locales: ['en'] };`,
};

/** A warning for each part of a site that one who knows Docusaurus would expect to be read, and which is not. */
export function unreadParts(siteDir: string, layout: Layout, config: SiteConfig): Diagnostic[] {
  const isThere = (file: string): boolean => existsSync(join(siteDir, file));
  if (layout.name !== 'docusaurus') {
    // `docs` alone may well hold papers about the site.
    const { roots } = docusaurusLayout(config);
    const folders = roots.map(({ dir }) => dir).filter((dir) => dir !== 'docs' && isThere(dir));
    return folders.map((dir) => warning(dir, OTHER_LAYOUT));
  }
  const reactPages = layout.roots
    .filter(({ kind }) => kind === 'page')
    // What cannot be listed is reported by those who look for texts.
    .flatMap(({ dir }) => listFiles(siteDir, dir, () => {}).map((path) => `${dir}/${path}`))
    .filter((file) => REACT_PAGE.test(file));
  const oldDocs = ['versioned_docs'].filter(isThere);
  const otherConfig = CONFIG_FILES.some(isThere) ? [] : DOCUSAURUS_CONFIG.filter(isThere);
  return [
    ...reactPages.map((file) => warning(file, REACT)),
    ...oldDocs.map((file) => warning(file, OLD_DOCS)),
    ...otherConfig.map((file) => warning(file, OTHER_CONFIG)),
  ];
}

function warning(file: string, words: Words): Diagnostic {
  return { file, line: 1, column: 1, severity: 'warning', ...words };
}
