import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
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
  if (!find() && isDebianRoot()) await installPackage(HEADLESS_SHELL);
  return find() ?? chromium;
}

async function findInstalled() {
  return findOnPath(NAMES) ?? APPLICATIONS.find(isProgram) ?? (await findPlaywrights());
}

function findOnPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

async function findPlaywrights() {
  const { chromium } = await import('@playwright/test');
  return [chromium.executablePath()].find(isProgram);
}

async function install() {
  if (isDebianRoot() && (await installPackage('chromium'))) return;
  await runCommand('playwright', ['install', 'chromium']);
}

/** Whether it worked. */
async function installPackage(name) {
  const apt = (...args) => runCommand('apt-get', args, { env: { DEBIAN_FRONTEND: 'noninteractive' } });
  return (await apt('update')).code === 0 && (await apt('install', '-y', name)).code === 0;
}

/** Ubuntu's package of that name only points to a snap, hence Debian alone. */
function isDebianRoot() {
  const release = '/etc/os-release';
  if (process.getuid?.() !== 0 || !existsSync(release)) return false;
  return /^ID=debian$/m.test(readFileSync(release, 'utf8'));
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
