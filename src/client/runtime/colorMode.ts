export type ColorMode = 'light' | 'dark';

export interface ColorModeChoice {
  /** What the browser storage holds, or null when nothing is saved or it cannot be read. */
  readonly saved: string | null;
  readonly fallback: ColorMode;
  /** What the system asks for, or null when the site does not follow it. */
  readonly system: ColorMode | null;
}

/** The reader's saved choice first, then the system's when the site follows it, then the site's default. */
export function chooseColorMode({ saved, fallback, system }: ColorModeChoice): ColorMode {
  return parseColorMode(saved) ?? system ?? fallback;
}

export function parseColorMode(value: string | null | undefined): ColorMode | null {
  return value === 'light' || value === 'dark' ? value : null;
}

export function oppositeColorMode(mode: ColorMode): ColorMode {
  return mode === 'dark' ? 'light' : 'dark';
}
