const HTML_ENDING = /(?:\/index)?\.html$/;

/** The form of a page's path that it is known by, as the server would find it; null when it is not known at all. */
export function canonicalPath(path: string, isKnown: (path: string) => boolean): string | null {
  const clean = path.replace(HTML_ENDING, '');
  const forms = [path, clean, `${clean}/`, clean.replace(/\/$/, '')];
  return forms.find((form) => isKnown(form)) ?? null;
}

/** Paths are compared decoded: the same one can be written with or without escapes. */
export function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch (error) {
    // A stray '%' stands for itself.
    if (error instanceof URIError) return path;
    throw error;
  }
}
