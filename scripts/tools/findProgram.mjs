import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runCommand } from './runCommand.mjs';

/** Where programs for administrators lie, which not every PATH names. */
const MORE_FOLDERS = ['/usr/sbin', '/usr/local/sbin'];

/** The path of the first of these programs that is there. */
export function findOnPath(names) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...MORE_FOLDERS];
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

export function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Whether we may install Debian's packages. Ubuntu's only point to snaps at times, hence Debian alone. */
export function isDebianRoot() {
  const release = '/etc/os-release';
  if (process.getuid?.() !== 0 || !existsSync(release)) return false;
  return /^ID=debian$/m.test(readFileSync(release, 'utf8'));
}

/** Whether it worked. */
export async function installPackages(...names) {
  const apt = (...args) => runCommand('apt-get', args, { env: { DEBIAN_FRONTEND: 'noninteractive' } });
  return (await apt('update')).code === 0 && (await apt('install', '-y', ...names)).code === 0;
}
