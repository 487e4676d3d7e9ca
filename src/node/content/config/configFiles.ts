import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Where the configuration may be, in the order of choice. */
export const CONFIG_FILES = [
  'site.config.ts',
  'site.config.js',
  'site.config.mjs',
  'site.config.json',
] as const;

/** The file that holds the configuration of a site, or the one that would. */
export function configFileOf(siteDir: string): (typeof CONFIG_FILES)[number] {
  return CONFIG_FILES.find((name) => existsSync(join(siteDir, name))) ?? CONFIG_FILES[0];
}
