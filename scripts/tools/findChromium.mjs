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

async function findInstalled() {
  return findOnPath() ?? APPLICATIONS.find(isProgram) ?? (await findPlaywrights());
}

function findOnPath() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

async function findPlaywrights() {
  const { chromium } = await import('@playwright/test');
  return [chromium.executablePath()].find(isProgram);
}

async function install() {
  if (isDebianRoot()) {
    const apt = (...args) => runCommand('apt-get', args, { env: { DEBIAN_FRONTEND: 'noninteractive' } });
    if ((await apt('update')).code === 0 && (await apt('install', '-y', 'chromium')).code === 0) return;
  }
  await runCommand('playwright', ['install', 'chromium']);
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
