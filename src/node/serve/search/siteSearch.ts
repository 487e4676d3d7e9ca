import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openIndex } from '#search/engine/openIndex.ts';
import { coreHref, partHref } from '#search/indexHref.ts';
import type { SearchSource } from '#search/protocol/findSections.ts';
import type { SearchIndex } from '#search/searchIndex.ts';
import { isMissing } from '../fileErrors.ts';
import type { SiteTree } from '../siteTree.ts';

/** For as long as a tree is served, its indexes stay open. */
const sources = new WeakMap<SiteTree, Promise<SearchSource>>();

/** What a built site can be asked: its indexes as they lie in its folder, each opened when it is first needed. */
export function siteSearch(tree: SiteTree): Promise<SearchSource> {
  const known = sources.get(tree) ?? openSite(tree);
  sources.set(tree, known);
  known.catch(() => sources.delete(tree));
  return known;
}

async function openSite(tree: SiteTree): Promise<SearchSource> {
  const { locales, searchIndexName } = tree.table;
  const found = await Promise.all(locales.map((code) => isThere(coreFile(tree, code))));
  const opened = new Map<string, Promise<SearchIndex>>();
  return {
    indexName: searchIndexName,
    languages: locales.filter((_, at) => found[at]),
    indexOf(language) {
      const index = opened.get(language) ?? openLanguage(tree, language);
      opened.set(language, index);
      index.catch(() => opened.delete(language));
      return index;
    },
  };
}

async function openLanguage(tree: SiteTree, language: string): Promise<SearchIndex> {
  return openIndex(await readFile(coreFile(tree, language)), (name) =>
    readFile(join(tree.root, partHref('', name))),
  );
}

function coreFile({ root }: SiteTree, language: string): string {
  return join(root, coreHref('', language));
}

async function isThere(file: string): Promise<boolean> {
  try {
    await access(file);
    return true;
  } catch (error) {
    if (!isMissing(error)) throw error;
    return false;
  }
}
