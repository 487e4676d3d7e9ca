export type ColorMode = 'light' | 'dark';

export interface ColorModeChoice {
  /** What the browser storage holds, if anything is saved and it can be read. */
  readonly saved: string | null | undefined;
  /** What the system asks for, or null when the site does not follow it. */
  readonly system: ColorMode | null;
}

/** The reader's saved choice first, then the system's when the site follows it, then the site's default. */
export function chooseColorMode({ saved, system }: ColorModeChoice, fallback: ColorMode): ColorMode {
  return saved === 'light' || saved === 'dark' ? saved : (system ?? fallback);
}

export function oppositeColorMode(mode: ColorMode): ColorMode {
  return mode === 'dark' ? 'light' : 'dark';
}
