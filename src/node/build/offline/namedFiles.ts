import { srcsetAddresses } from '../../content/srcset.ts';
import { BINARY_TYPES } from '../mediaTypes.ts';

/**
 * Attributes that name something with a dot in it: pages have no ending, what else a page names has. The spaces are those of
 * HTML alone: to look for every space that there is takes twice as long, and a page is full of places to look at.
 */
const NAMING = /[ \t\n\f\r](src|srcset|href|poster)="([^".]*\.[^"]*)"/g;
const FILE_PATH = /^(\/[^?#]*\.[a-z0-9]+)(?:[?#].*)?$/i;

/**
 * Files besides pages that the body of a document names, as its addresses do: pictures and what it links to. Not the
 * films and sound that it plays: browsers ask for parts of them, which the service worker leaves to the line.
 */
export function namedFiles(html: string): string[] {
  const found = new Set<string>();
  const body = html.slice(html.indexOf('<body'));
  for (const [, name, value = ''] of body.matchAll(NAMING)) {
    for (const address of name === 'srcset' ? srcsetAddresses(value) : [value]) {
      const [, path] = FILE_PATH.exec(address.replaceAll('&amp;', '&')) ?? [];
      if (path === undefined || (name === 'src' && isPlayed(path))) continue;
      found.add(path);
    }
  }
  // Copies: a piece of a text keeps the whole text in memory, and these are kept for every page.
  return structuredClone([...found].toSorted());
}

function isPlayed(path: string): boolean {
  const ending = path.slice(path.lastIndexOf('.') + 1).toLowerCase();
  return /^(?:audio|video)\//.test(BINARY_TYPES.get(ending) ?? '');
}
