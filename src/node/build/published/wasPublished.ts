import { redirectKey } from '../redirects/redirect.ts';
import { readPublished } from './readPublished.ts';

/** Tells whether earlier builds have published an address. Reads the file when it is asked first: most sites never do. */
export function createWasPublished(siteDir: string): (path: string) => boolean {
  let known: Set<string> | null = null;
  return (path) => {
    known ??= new Set(Object.keys(readPublished(siteDir).published ?? {}).map(redirectKey));
    return known.has(redirectKey(path));
  };
}
