import { isIndexPath } from '#search/indexHref.ts';
import { config } from './here.ts';

const basePath = config.assetsHref.replace(/[^/]+\/$/, '');

/** Whether a file is a part of a search index. */
export function isIndexFile(url: string): boolean {
  return isIndexPath(new URL(url).pathname.slice(basePath.length));
}
