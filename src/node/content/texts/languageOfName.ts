import type { SiteConfig } from '#model/schema/config.ts';
import type { TextRoot } from '../layout.ts';

export interface NameAndLanguage {
  readonly name: string;
  readonly language: string;
  /** Whether it is one of the site's languages. */
  readonly isKnown: boolean;
}

/**
 * Takes the language off a name: 'repack/index.id' is 'repack/index' in Indonesian. An ending that looks like a
 * language which the site does not have counts as one only beside 'index' or the same name without it, since
 * 'node.js' and 'v1.2' are names.
 */
export function languageOfName(
  path: string,
  root: TextRoot,
  config: SiteConfig,
  names: ReadonlySet<string>,
): NameAndLanguage {
  if (root.locale !== null) return { name: path, language: root.locale, isKnown: true };
  const match = /^(.*[^./])\.([A-Za-z]{2,3}(?:[-_][A-Za-z0-9]+)*)$/.exec(path);
  const [, name = path, language = config.defaultLocale] = match ?? [];
  if (config.locales.some((locale) => locale.code === language)) return { name, language, isKnown: true };
  const isTranslation = /(?:^|\/)index$/.test(name) || names.has(name);
  return isTranslation
    ? { name, language, isKnown: false }
    : { name: path, language: config.defaultLocale, isKnown: true };
}
