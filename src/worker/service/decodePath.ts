/** Paths are compared decoded: the same one can be written with or without escapes. */
export function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    // A stray '%' stands for itself.
    return path;
  }
}
