import { type Diagnostic, isError } from '#model/diagnostic.ts';
import { localizePath } from '#model/paths.ts';
import type { SiteConfig } from '#model/schema/config.ts';
import type { RouteSpec } from './links/routeIndex.ts';

const TEXT_FILE = /^(?:content\/|src\/)?(blog|docs|pages)\/(.+)\.mdx?$/;
const DATE_PREFIX = /(^|\/)\d{4}[-/]\d{2}[-/]\d{2}[-/]/;

/**
 * Where the texts that could not be read would probably stand. Links to them are not called broken:
 * the fault is the text's own, and it is reported.
 */
export function unreadRoutes(diagnostics: readonly Diagnostic[], config: SiteConfig): RouteSpec[] {
  const files = new Set(diagnostics.filter(isError).map(({ file }) => file));
  const codes = config.locales.map(({ code }) => code).join('|');
  const languageSuffix = new RegExp(`\\.(?:${codes})$`);
  return [...files].flatMap((file) => {
    const [, folder, name] = TEXT_FILE.exec(file) ?? [];
    if (folder === undefined || name === undefined) return [];
    const bare = name
      .replace(languageSuffix, '')
      .replace(/(^|\/)index$/, '')
      .replace(DATE_PREFIX, '$1');
    const localPath = folder === 'docs' ? `/${config.docs.path}/${bare}` : `/${bare}`;
    return config.locales.map((locale) => ({
      path: localizePath(locale, localPath),
      locale: locale.code,
      files: [file],
    }));
  });
}
