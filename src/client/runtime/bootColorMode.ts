import { THEME_STORAGE_KEY } from '#model/constants.ts';
import { dataset } from './bootPage.ts';
import { stored } from './bootStorage.ts';
import { chooseColorMode, type ColorMode, oppositeColorMode } from './colorMode.ts';

/** The build has checked it. */
const fallback = dataset['theme'] as ColorMode;
const systemQuery = 'themeSystem' in dataset ? matchMedia('(prefers-color-scheme: dark)') : null;

function apply(): void {
  const mode = chooseColorMode(
    stored(THEME_STORAGE_KEY),
    systemQuery && (systemQuery.matches ? 'dark' : 'light'),
    fallback,
  );
  // What a page is written with most often fits, and even the same value would have its styles computed anew.
  if (mode !== dataset['theme']) dataset['theme'] = mode;
}

/**
 * Sets the colour mode and follows the system and other tabs. It reads what is stored instead of what an event
 * carries, and never writes in answer to one: so tabs that switch at the same time end up alike.
 */
export function followColorMode(): void {
  apply();
  systemQuery?.addEventListener('change', apply);
  addEventListener('storage', apply);
  // A page that comes back from the back/forward cache was told nothing meanwhile.
  addEventListener('pageshow', apply);
}

export function switchColorMode(): void {
  dataset['theme'] = oppositeColorMode(dataset['theme'] as ColorMode);
  stored(THEME_STORAGE_KEY, dataset['theme']);
}
