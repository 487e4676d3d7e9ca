import type { Diagnostic } from '#model/diagnostic.ts';
import { CONFIG_FILES } from './config/configFiles.ts';

/** What is said of a part that Docusaurus would read. */
export type Words = Pick<Diagnostic, 'code' | 'message' | 'hint'>;

export const OTHER_LAYOUT: Words = {
  code: 'content/two-layouts',
  message: 'This folder is not read, since the site has its words in content/.',
  hint: 'Move its texts to content/, or remove content/ to have the layout of Docusaurus read.',
};

export const REACT: Words = {
  code: 'content/react-page',
  message: 'This page of React is not shown: pages are made from Markdown and MDX.',
  hint: 'Write its words as .mdx beside it; what has to run in the browser can be an island (see the writing guide).',
};

export const OLD_DOCS: Words = {
  code: 'content/old-docs',
  message: 'Earlier versions of the docs are not shown: a site has one, that of docs/.',
  hint: 'Keep the old site at another address and link to it, or remove the folder.',
};

const OLD_ADDRESSES =
  "Posts are at '/' here, where Docusaurus has '/blog/' unless told otherwise: redirects: [{ from: '/blog/*', to: '/*' }] keeps those addresses.";

export const OTHER_CONFIG: Words = {
  code: 'content/other-config',
  message: 'The configuration of Docusaurus is not read, and the site has none of its own.',
  hint: `Put title, url and locales into ${CONFIG_FILES[0]}: export default { title: '…', url: 'https://…', locales: ['en'] }; ${OLD_ADDRESSES}`,
};

export function secondConfig(own: string): Words {
  return {
    code: 'content/other-config',
    message: `The configuration of Docusaurus is not read: that of the site is ${own}.`,
    hint: `Remove it when all that you need of it is there. ${OLD_ADDRESSES}`,
  };
}

export const SIDEBARS: Words = {
  code: 'content/sidebars',
  message: 'This file is not read: documents stand in the order of their positions and names.',
  hint: "Put 'sidebar_position' into front matter and 'position' into _category_.yml, or numbers before names (01-intro.md).",
};

export const STYLES: Words = {
  code: 'content/styles',
  message: 'Style sheets of a site are not used: it has the look of the theme.',
  hint: 'Remove the folder if nothing else needs it.',
};

export const THEME: Words = {
  code: 'content/theme',
  message: 'Components that replace those of the theme of Docusaurus are not used.',
  hint: 'What texts need in the browser can be an island (see the writing guide); else remove the folder.',
};

export const INTERFACE: Words = {
  code: 'content/interface-texts',
  message: 'Translations of the interface are not read: it has its own words in each language.',
  hint: 'Words of your own pages stand in their texts, one file for each language.',
};

export const FRAME: Words = {
  code: 'content/frame-texts',
  message: 'Translations of bar and footer are not read from here.',
  hint: `Write them in ${CONFIG_FILES[0]}: label: { en: 'Books', id: 'Buku' }.`,
};

export const FOLDER_NAMES: Words = {
  code: 'content/folder-names',
  message: 'Names of folders of documents are not read from here.',
  hint: "Write them in _category_.yml, as 'label: { en: Guide, id: Panduan }', or in a _category_ file beside the translated documents.",
};

export const BLOG_TITLE: Words = {
  code: 'content/blog-title',
  message:
    'Translations of the titles of the blog are not read: its lists have their own words in each language.',
  hint: `The title of the site is 'title' in ${CONFIG_FILES[0]}; remove the file.`,
};

export const FURTHER_TEXTS: Words = {
  code: 'content/further-texts',
  message: 'Texts of a further plugin are not read: a site has one blog and one folder of documents.',
  hint: 'Move them below docs/ or blog/, or remove the folder.',
};
