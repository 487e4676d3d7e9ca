import { posix } from 'node:path';

const IMPORT = /^\uFEFF?import\s+[A-Za-z_$][\w$]*\s*from\s*(['"])([^'"\n]+)\1/gm;

/** What a text imports of other texts, as written. Code may show such a line too: then there is one too many. */
export function importedTexts(text: string): string[] {
  return Array.from(text.matchAll(IMPORT), ([, , specifier = '']) => specifier).filter(isTextImport);
}

export function isTextImport(specifier: string): boolean {
  return (isRelative(specifier) || specifier.startsWith('@site/')) && /\.mdx?$/.test(specifier);
}

/** Whether a path begins at the file it stands in. */
export function isRelative(path: string): boolean {
  return /^\.{1,2}\//.test(path);
}

/** The file that an import of a text names, relative to the site's folder; null if that lies outside. */
export function fileOfImport(specifier: string, from: string): string | null {
  const file = specifier.startsWith('@site/')
    ? posix.normalize(specifier.slice('@site/'.length))
    : posix.join(posix.dirname(from), specifier);
  return file.startsWith('../') ? null : file;
}
