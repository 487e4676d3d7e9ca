import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '#model/diagnostic.ts';
import type { SiteConfig } from '#model/schema/config.ts';
import { CONFIG_FILES } from './config/configFiles.ts';
import { docusaurusLayout, type Layout } from './layout.ts';
import { listFiles } from './listFiles.ts';
import * as words from './unreadWords.ts';

const REACT_PAGE = /^(?!.*\.(?:test|spec|d)\.).*\.[jt]sx?$/;
const SCRIPT_ENDINGS = ['js', 'ts', 'mjs', 'cjs', 'mts', 'cts'];
const DOCUSAURUS_CONFIG = SCRIPT_ENDINGS.map((ending) => `docusaurus.config.${ending}`);
const SIDEBARS = [...SCRIPT_ENDINGS, 'json'].map((ending) => `sidebars.${ending}`);
const FURTHER_PLUGIN = /^docusaurus-plugin-content-(?:blog|docs|pages)-/;

/** A warning for each part of a site that one who knows Docusaurus would expect to be read, and which is not. */
export function unreadParts(siteDir: string, layout: Layout, config: SiteConfig): Diagnostic[] {
  const there = (files: readonly string[]): string[] =>
    files.filter((file) => existsSync(join(siteDir, file)));
  const ownConfig = there(CONFIG_FILES)[0];
  const otherConfig = there(DOCUSAURUS_CONFIG);
  const ofConfig = warnings(
    otherConfig,
    ownConfig === undefined ? words.OTHER_CONFIG : words.secondConfig(ownConfig),
  );
  if (layout.name !== 'docusaurus') {
    const folders = there(docusaurusLayout(config).roots.map(({ dir }) => dir));
    // `docs` alone may well hold papers about the site.
    const isLeft = folders.some((dir) => dir !== 'docs') || otherConfig.length > 0;
    return [...(isLeft ? warnings(folders, words.OTHER_LAYOUT) : []), ...ofConfig];
  }
  const reactPages = layout.roots
    .filter(({ kind }) => kind === 'page')
    // What cannot be listed is reported by those who look for texts.
    .flatMap(({ dir }) => listFiles(siteDir, dir, () => {}).map((path) => `${dir}/${path}`))
    .filter((file) => REACT_PAGE.test(file));
  const translated = config.locales.map(({ code }) => `i18n/${code}`);
  const below = (name: string): string[] => there(translated.map((folder) => `${folder}/${name}`));
  const furtherTexts = there(translated).flatMap((folder) =>
    readdirSync(join(siteDir, folder))
      .filter((name) => FURTHER_PLUGIN.test(name))
      .map((name) => `${folder}/${name}`),
  );
  return [
    ...warnings(reactPages, words.REACT),
    ...warnings(there(['versioned_docs']), words.OLD_DOCS),
    ...ofConfig,
    ...warnings(there(SIDEBARS), words.SIDEBARS),
    ...warnings(there(['src/css']), words.STYLES),
    ...warnings(there(['src/theme']), words.THEME),
    ...oneWarning(below('code.json'), words.INTERFACE),
    ...oneWarning(
      ['navbar', 'footer'].flatMap((name) => below(`docusaurus-theme-classic/${name}.json`)),
      words.FRAME,
    ),
    ...oneWarning(below('docusaurus-plugin-content-docs/current.json'), words.FOLDER_NAMES),
    ...oneWarning(below('docusaurus-plugin-content-blog/options.json'), words.BLOG_TITLE),
    ...warnings(furtherTexts, words.FURTHER_TEXTS),
  ];
}

function warnings(files: readonly string[], said: words.Words): Diagnostic[] {
  return files.map((file) => ({ file, line: 1, column: 1, severity: 'warning', ...said }));
}

/** At the first of the files, since all languages have the same ones. */
function oneWarning(files: readonly string[], said: words.Words): Diagnostic[] {
  const others = files.length > 1 ? ` So it is with ${files.slice(1).join(', ')}.` : '';
  return warnings(files.slice(0, 1), { ...said, message: said.message + others });
}
