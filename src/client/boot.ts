/**
 * Runs inline in the head of every page, before the first paint: sets the colour mode and keeps it.
 * The page tells the default in `data-theme` and whether the system counts in `data-theme-system`.
 */
import { THEME_STORAGE_KEY } from '#model/constants.ts';
import { chooseColorMode, oppositeColorMode, parseColorMode, type ColorMode } from './runtime/colorMode.ts';

const root = document.documentElement;
const fallback = parseColorMode(root.dataset['theme']) ?? 'light';
const systemQuery =
  root.dataset['themeSystem'] === undefined ? null : matchMedia('(prefers-color-scheme: dark)');

function readSaved(): string | null {
  try {
    return localStorage.getItem(THEME_STORAGE_KEY);
  } catch (error) {
    console.warn(error);
    return null;
  }
}

function save(mode: ColorMode): void {
  try {
    localStorage.setItem(THEME_STORAGE_KEY, mode);
  } catch (error) {
    console.warn(error);
  }
}

function apply(saved: string | null): void {
  const system = systemQuery && (systemQuery.matches ? 'dark' : 'light');
  root.dataset['theme'] = chooseColorMode({ saved, fallback, system });
}

apply(readSaved());

systemQuery?.addEventListener('change', () => apply(readSaved()));

addEventListener('storage', (event) => {
  // A key of null means that the whole storage was cleared.
  if (event.key === THEME_STORAGE_KEY || event.key === null) apply(event.newValue);
});

addEventListener('click', (event) => {
  if (!(event.target instanceof Element) || !event.target.closest('[data-act="theme"]')) return;
  const mode = oppositeColorMode(parseColorMode(root.dataset['theme']) ?? fallback);
  root.dataset['theme'] = mode;
  save(mode);
});

/** React and the rest arrive with the first sign of intent. */
let entry: Promise<unknown> | null = null;

function load(): void {
  entry ??= import(/* @vite-ignore */ root.dataset['entry'] ?? '').catch((error: unknown) => {
    entry = null;
    console.warn(error);
  });
}

for (const sign of ['pointerover', 'pointerdown', 'keydown', 'scroll', 'focusin'])
  addEventListener(sign, load, { once: true, passive: true });
