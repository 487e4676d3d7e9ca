import { posix } from 'node:path';
import type { Entry } from '#model/content.ts';
import type { Diagnostic } from '#model/diagnostic.ts';
import type { Text } from '#model/site.ts';

/** Pages that show the text of another language. */
export function checkTranslation(
  { entry, locale, path, isTranslated }: Text,
  defaultLocale: string,
): Diagnostic[] {
  if (isTranslated) return [];
  return [
    {
      file: entry.file,
      line: 1,
      column: 1,
      severity: 'warning',
      code: 'translations/missing',
      message: `There is no text in '${locale}': '${path}' shows the one in '${entry.locale}'.`,
      hint: `Write ${translationName(entry, locale, defaultLocale)}, or leave it so: the page says which language it is in.`,
    },
  ];
}

/** In the layout of Docusaurus the place depends on the kind of text. */
function translationName({ file, locale }: Entry, wanted: string, defaultLocale: string): string {
  const { name, ext } = posix.parse(file);
  const stem = name.endsWith(`.${locale}`) ? name.slice(0, -locale.length - 1) : name;
  if (!file.startsWith('content/')) return `its translation into '${wanted}'`;
  return `${posix.dirname(file)}/${stem}${wanted === defaultLocale ? '' : `.${wanted}`}${ext}`;
}
