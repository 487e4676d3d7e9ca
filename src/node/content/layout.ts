import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfig } from '#model/schema/config.ts';

export type TextKind = 'post' | 'page' | 'doc';

/** A folder of texts. */
export interface TextRoot {
  readonly kind: TextKind;
  readonly dir: string;
  /** The language of everything in it; null: file names tell it, `index.id.mdx` is Indonesian. */
  readonly locale: string | null;
  /** Whether it is Docusaurus's folder for that language: a text there stands in the place of one outside. */
  readonly isLocalized?: true;
}

/** Files of data, each of which a language may have of its own. */
export const DATA_FILES = ['authors', 'tags', 'books'] as const;

export type DataFileName = (typeof DATA_FILES)[number];

/** Where a site keeps its words. */
export interface Layout {
  readonly name: 'lontar' | 'docusaurus';
  /** Whether any of its folders is there. */
  readonly hasTexts: boolean;
  readonly roots: readonly TextRoot[];
  /** Where `authors.yml`, `tags.yml` or `books.yml` of a language is, without its ending. */
  readonly dataFile: (name: DataFileName, locale: string) => string;
}

/** A site with words in `content/` is ours; any other is read as Docusaurus lays sites out. */
export function findLayout(siteDir: string, config: SiteConfig): Layout {
  const isOurs = ['blog', 'docs', 'pages'].some((folder) => existsSync(join(siteDir, 'content', folder)));
  const layout = isOurs ? lontarLayout(config.defaultLocale) : docusaurusLayout(config);
  return { ...layout, hasTexts: layout.roots.some(({ dir }) => existsSync(join(siteDir, dir))) };
}

/** A site by the files that it is made of. */
export interface SiteOnDisk {
  readonly siteDir: string;
  readonly config: SiteConfig;
  readonly layout: Layout;
}

/** The layout that new texts keep to: that of the others. A new site gets ours. */
export function layoutToWriteIn(siteDir: string, config: SiteConfig): Layout {
  const layout = findLayout(siteDir, config);
  return layout.hasTexts ? layout : { ...lontarLayout(config.defaultLocale), hasTexts: false };
}

function lontarLayout(defaultLocale: string): Omit<Layout, 'hasTexts'> {
  return {
    name: 'lontar',
    roots: [
      { kind: 'post', dir: 'content/blog', locale: null },
      { kind: 'doc', dir: 'content/docs', locale: null },
      { kind: 'page', dir: 'content/pages', locale: null },
    ],
    dataFile: (name, locale) => {
      const folder = name === 'books' ? 'content' : 'content/blog';
      return `${folder}/${name}${locale === defaultLocale ? '' : `.${locale}`}`;
    },
  };
}

/** Where Docusaurus has them. */
export function docusaurusLayout(config: SiteConfig): Omit<Layout, 'hasTexts'> {
  const blogOf = (locale: string): string => `i18n/${locale}/docusaurus-plugin-content-blog`;
  const translated = config.locales.flatMap(({ code }): TextRoot[] => [
    { kind: 'post', dir: blogOf(code), locale: code, isLocalized: true },
    {
      kind: 'doc',
      dir: `i18n/${code}/docusaurus-plugin-content-docs/current`,
      locale: code,
      isLocalized: true,
    },
    { kind: 'page', dir: `i18n/${code}/docusaurus-plugin-content-pages`, locale: code, isLocalized: true },
  ]);
  return {
    name: 'docusaurus',
    roots: [
      { kind: 'post', dir: 'blog', locale: config.defaultLocale },
      { kind: 'doc', dir: 'docs', locale: config.defaultLocale },
      { kind: 'page', dir: 'src/pages', locale: config.defaultLocale },
      ...translated,
    ],
    dataFile: (name, locale) => `${locale === config.defaultLocale ? 'blog' : blogOf(locale)}/${name}`,
  };
}
