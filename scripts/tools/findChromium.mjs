import { findOnPath, installPackages, isDebianRoot, isProgram } from './findProgram.mjs';
import { runCommand } from './runCommand.mjs';

const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
];

/** Chromium without windows, which starts a page in a third of the time. */
const HEADLESS_SHELL = 'chromium-headless-shell';

const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The path of a Chromium: by `CHROMIUM`, on PATH, or Playwright's own. Installs one when there is none. */
export async function findChromium() {
  const named = process.env.CHROMIUM;
  if (named && !isProgram(named)) throw new Error(`CHROMIUM names ${named}, which is not a program.`);
  const found = named || (await findInstalled());
  if (found) return found;
  console.log('No Chromium found: installing one …');
  await install();
  const installed = await findInstalled();
  if (installed) return installed;
  throw new Error('No Chromium could be installed. Install one and name it in CHROMIUM.');
}

/**
 * The path of a Chromium without windows, for tests that need none. Installs it where that takes no more than a
 * package, else any Chromium does.
 */
export async function findHeadlessShell(chromium) {
  const find = () => findOnPath([HEADLESS_SHELL]);
  if (!find() && isDebianRoot()) await installPackages(HEADLESS_SHELL);
  return find() ?? chromium;
}

async function findInstalled() {
  return findOnPath(NAMES) ?? APPLICATIONS.find(isProgram) ?? (await findPlaywrights());
}

async function findPlaywrights() {
  const { chromium } = await import('@playwright/test');
  return [chromium.executablePath()].find(isProgram);
}

async function install() {
  if (isDebianRoot() && (await installPackages('chromium'))) return;
  await runCommand('playwright', ['install', 'chromium']);
}
