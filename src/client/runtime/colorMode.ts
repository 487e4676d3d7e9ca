export type ColorMode = 'light' | 'dark';

/**
 * The reader's saved choice first, if it can be read and is one; then the system's, which is null when the site does not
 * follow it; then the site's default.
 */
export function chooseColorMode(
  saved: string | null | undefined,
  system: ColorMode | null,
  fallback: ColorMode,
): ColorMode {
  return saved === 'light' || saved === 'dark' ? saved : (system ?? fallback);
}
