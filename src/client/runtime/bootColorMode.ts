import { THEME_STORAGE_KEY } from '#model/constants.ts';
import { dataset } from './bootPage.ts';
import { stored } from './bootStorage.ts';
import { chooseColorMode, type ColorMode } from './colorMode.ts';

/** The build has checked it. */
const fallback = dataset['theme'] as ColorMode;

/** Whether the system is dark; null where the owner does not ask it. */
export const systemQuery = 'themeSystem' in dataset ? matchMedia('(prefers-color-scheme: dark)') : null;

export function applyColorMode(): void {
  const mode = chooseColorMode(
    stored(THEME_STORAGE_KEY),
    systemQuery && (systemQuery.matches ? 'dark' : 'light'),
    fallback,
  );
  // What a page is written with most often fits, and even the same value would have its styles computed anew.
  if (mode !== dataset['theme']) dataset['theme'] = mode;
}

export function switchColorMode(): void {
  stored(THEME_STORAGE_KEY, (dataset['theme'] = dataset['theme'] === 'dark' ? 'light' : 'dark'));
}
