import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { CONFIG_FILES } from './config/configFiles.ts';

/** Folders of texts, ours and those of Docusaurus: a site has one of them, or a configuration. */
export const TEXT_FOLDERS = ['content', 'blog', 'docs', 'src/pages'] as const;

export function isSite(folder: string): boolean {
  return [...CONFIG_FILES, ...TEXT_FOLDERS].some((name) => existsSync(join(folder, name)));
}

/** Names of the folders in a folder that hold a site. */
export function sitesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((item) => item.isDirectory() && !/^(?:\.|node_modules$)/.test(item.name))
    .map(({ name }) => name)
    .filter((name) => isSite(join(folder, name)))
    .toSorted();
}
