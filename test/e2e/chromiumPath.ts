import { findProgram } from '../hosting/findProgram.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** The browser that CHROMIUM names or that is on PATH; undefined leaves the choice to Playwright. */
export function chromiumPath(): string | undefined {
  return process.env['CHROMIUM'] || findProgram(...NAMES);
}

/** The browser for tests that need no windows: the one HEADLESS_SHELL names, a shell on PATH, else any. */
export function headlessShellPath(): string | undefined {
  const { HEADLESS_SHELL, CHROMIUM } = process.env;
  return HEADLESS_SHELL || CHROMIUM || findProgram('chromium-headless-shell') || chromiumPath();
}
