import type { IndexedPage, IndexedSection } from '../indexedPage.ts';
import type { SearchIndex } from '../searchIndex.ts';
import { buildIndex, type BuildOptions } from './buildIndex.ts';
import { openIndex } from './openIndex.ts';

/** Names of files in tests: no other bytes of the same index have it. */
export function nameOf(bytes: Uint8Array): string {
  let sum = 0n;
  for (const byte of bytes) sum = (sum * 31n + BigInt(byte) + 1n) % 2n ** 61n;
  return sum.toString(36);
}

/** A page from its title and text, and its sections as `[level, heading, content]`. */
export function page(
  url: string,
  [title, content]: readonly [string, string],
  ...sections: readonly (readonly [number, string, string])[]
): IndexedPage {
  const own: IndexedSection = { anchor: null, level: 1, heading: title, content };
  const rest = sections.map(([level, heading, content], index) => ({
    anchor: `section-${index + 1}`,
    level,
    heading,
    content,
  }));
  return {
    url,
    group: 'Blog',
    tag: 'default',
    textLanguage: 'en',
    inboundLinks: 0,
    sections: [own, ...rest],
  };
}

/** An index of these pages, every part at hand. */
export function indexOf(pages: readonly IndexedPage[], options: Partial<BuildOptions> = {}): SearchIndex {
  const { core, parts } = buildIndex(pages, { language: 'en', nameOf, ...options });
  return openIndex(core, async (name) => {
    const part = parts.get(name);
    if (!part) throw new Error(`There is no part '${name}'.`);
    return part;
  });
}

/** Addresses of what a query finds, the best first. */
export async function find(index: SearchIndex, query: string): Promise<readonly string[]> {
  const { matches } = await index.search(query);
  return (await index.textsOf(matches.map(({ section }) => section))).map(({ url }) => url);
}
