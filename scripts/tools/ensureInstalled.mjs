import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT, runCommand } from './runCommand.mjs';

/** Installs the locked packages unless exactly they are there already. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  console.log('Installing the packages of package-lock.json …');
  const { code } = await runCommand(
    ...npm('ci', '--ignore-scripts', '--include=dev', '--no-audit', '--no-fund'),
  );
  if (code !== 0) throw new Error(`npm ci ended with code ${code}: see its words above.`);
}

/** npm notes what it installed in node_modules/.package-lock.json; packages for other systems are not in it. */
function isInstalled() {
  const installed = readPackages('node_modules/.package-lock.json');
  return Object.entries(readPackages('package-lock.json'))
    .filter(([path, wanted]) => path !== '' && !wanted.optional)
    .every(([path, wanted]) => installed[path]?.version === wanted.version);
}

function readPackages(lockfile) {
  const path = join(ROOT, lockfile);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {};
}

/** The npm that started us, or else the one on PATH. */
function npm(...args) {
  const cli = process.env.npm_execpath ?? '';
  return basename(cli) === 'npm-cli.js' ? [process.execPath, [cli, ...args]] : ['npm', args];
}
