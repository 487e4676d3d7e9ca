import { decodeSafely } from '#model/decodeSafely.ts';
import { folderOfPattern } from '#model/redirectPath.ts';
import type { SiteConfig } from '#model/schema/config.ts';
import { redirectKey } from '../redirects/redirect.ts';
import type { PublishedPage } from './published.ts';

/**
 * Whether a folder that the configuration leads on stands for a published address: it is that folder, or an old address that the
 * folder led to where it leads now. What becomes of the latter is told of the address that it leads to.
 */
export function createKeptByFolder({
  redirects,
}: Pick<SiteConfig, 'redirects'>): (path: string, was: PublishedPage) => boolean {
  const folders = redirects.flatMap(({ from, to }) => {
    const [old, now] = [folderOfPattern(from), folderOfPattern(to)];
    return old === null || now === null ? [] : [{ old: decodeSafely(old), now: decodeSafely(now) }];
  });
  return (path, { to }) => {
    const folder = folderOfPattern(decodeSafely(path));
    if (folder !== null) return folders.some(({ old }) => old === folder);
    const address = `${redirectKey(path)}/`;
    return folders.some(
      ({ old, now }) =>
        to !== undefined &&
        address.startsWith(old) &&
        redirectKey(now + address.slice(old.length)) === redirectKey(to),
    );
  };
}
