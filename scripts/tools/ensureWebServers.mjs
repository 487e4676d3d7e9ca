import { findOnPath, installPackages, isDebianRoot } from './findProgram.mjs';

const NAMES = ['nginx', 'caddy'];

/** The servers that the site's rules are tested with. Installs those that are missing where that takes no more than a package. */
export async function ensureWebServers() {
  const missing = () =>
    NAMES.filter((name) => !process.env[name.toUpperCase()] && findOnPath([name]) === undefined);
  if (missing().length > 0 && isDebianRoot()) {
    console.log(`Installing ${missing().join(' and ')}, which tests of the rules for hosts need …`);
    await installPackages(...missing());
  }
  for (const name of missing())
    console.log(
      `Tests of the rules for hosts will fail: install ${name}, or name it in ${name.toUpperCase()}.`,
    );
}
