import { existsSync, realpathSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { engineRoot } from '../content/engineRoot.ts';
import { ISLANDS_FOLDER } from '../content/readIslands.ts';

/** What Vite makes itself, and files that lie outside of the engine. */
const MADE = /^\/(?:@vite\/|@id\/|@fs\/|@react-refresh|node_modules\/\.cache\/)/;

/** Tells whether an address is one of Vite's, not of the site: those that it makes, and modules of the engine and of a site in it. */
export function viteAddresses(siteDir: string): (url: string) => boolean {
  const site = relative(engineRoot, realpathSync(siteDir)).split(sep);
  const ofSite = [ISLANDS_FOLDER, 'node_modules'].map(
    (name) => `/${[...site, name].filter(Boolean).join('/')}/`,
  );
  const folders = ['/src/', '/node_modules/', ...ofSite];
  return (url) => {
    if (MADE.test(url)) return true;
    const path = decoded(url.replace(/[?#].*$/, ''));
    const isModule = /\.\w+$/.test(path) && folders.some((folder) => path.startsWith(folder));
    return isModule && existsSync(join(engineRoot, path));
  };
}

/** A malformed one is nobody's module. */
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch (error) {
    if (error instanceof URIError) return '';
    throw error;
  }
}
