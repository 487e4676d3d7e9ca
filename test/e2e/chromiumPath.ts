import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** The browser that CHROMIUM names or that is on PATH; undefined leaves the choice to Playwright. */
export function chromiumPath(): string | undefined {
  return process.env['CHROMIUM'] || findOnPath(NAMES);
}

/** The browser for tests that need no windows: the one HEADLESS_SHELL names, a shell on PATH, else any. */
export function headlessShellPath(): string | undefined {
  const { HEADLESS_SHELL, CHROMIUM } = process.env;
  return HEADLESS_SHELL || CHROMIUM || findOnPath(['chromium-headless-shell']) || chromiumPath();
}

function findOnPath(names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
