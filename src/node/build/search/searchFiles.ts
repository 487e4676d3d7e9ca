import { join } from 'node:path';
import type { SiteConfig } from '#model/schema/config.ts';
import type { LocaleSite } from '#model/site.ts';
import { buildIndex } from '#search/engine/buildIndex.ts';
import { coreHref, partHref } from '#search/indexHref.ts';
import { hashOf } from '../../content/hash.ts';
import type { Bodies } from '../bodies.ts';
import { forgetOthers } from '../forgetOthers.ts';
import type { EmittedFile } from '../links/assetStore.ts';
import { resolveLink } from '../links/resolveLink.ts';
import type { SitePlan } from '../planSite.ts';
import type { Workshop } from '../workshop.ts';
import { type FoundList, foundLists } from './foundLists.ts';
import { type SearchPage, searchPagesKey, searchPagesOf, type SearchSources } from './searchPages.ts';
import { bytesFileOf, findEarlier, findIndex, type StoredIndex, storeIndex } from './storedIndex.ts';

const PART_NAME_LENGTH = 10;

interface SearchParts {
  readonly config: SiteConfig;
  readonly plan: Pick<SitePlan, 'sites' | 'plans' | 'index'>;
  readonly bodies: Pick<Bodies, 'of'>;
  readonly workshop: Pick<Workshop, 'cacheDir' | 'engine'>;
}

/** The search index of one locale as files to publish: the core and its parts. */
export interface SearchFiles {
  /** Names everything that they were made of. */
  readonly key: string;
  readonly core: EmittedFile;
  readonly parts: readonly EmittedFile[];
}

/** The search index of each locale, made anew where a page of it has changed. */
export function searchFilesOf(parts: SearchParts): SearchFiles[] {
  const { sites, plans } = parts.plan;
  return sites.map((site, index) => filesOfLocale(site, foundLists(plans[index]?.pages ?? []), parts));
}

/** Removes the indexes of earlier builds. */
export function forgetOldIndexes(
  { cacheDir }: Pick<Workshop, 'cacheDir'>,
  used: readonly SearchFiles[],
): void {
  forgetOthers(join(cacheDir, 'search'), new Set(used.map(({ key }) => key)));
}

function filesOfLocale(
  site: LocaleSite,
  lists: readonly FoundList[],
  { config, plan, bodies, workshop }: SearchParts,
): SearchFiles {
  const sources: SearchSources = {
    basePath: config.basePath,
    lists,
    keyOf: (file) => bodies.of(file).key,
    sectionsOf: (file) => bodies.of(file).sections(),
    resolve: (written, { entry, locale, path }) =>
      resolveLink(written, { file: entry.file, locale, path }, plan.index),
  };
  const { code } = site.locale;
  const pages = searchPagesOf(site, sources);
  const key = hashOf(workshop.engine, code, searchPagesKey(pages));
  const folder = join(workshop.cacheDir, 'search', key);
  const stored = findIndex(folder) ?? makeIndex(folder, code, pages, workshop);
  const source = bytesFileOf(folder);
  let start = 0;
  const [core, ...parts] = stored.files.map(([name, length]) => {
    start += length;
    return { name, source, slice: { start: start - length, length } };
  });
  if (!core) throw new Error(`There is no index in ${folder}.`);
  return {
    key,
    core: { ...core, path: coreHref('', code) },
    parts: parts
      .toSorted((a, b) => (a.name < b.name ? -1 : 1))
      .map((part) => ({ ...part, path: partHref('', part.name) })),
  };
}

function makeIndex(
  folder: string,
  locale: string,
  pages: readonly SearchPage[],
  { cacheDir, engine }: SearchParts['workshop'],
): StoredIndex {
  const facts = { engine, locale };
  const earlier = findEarlier(join(cacheDir, 'search'), facts);
  const numbers = new Map(pages.map(({ key }, number) => [key, number]));
  const index = buildIndex(pages, {
    language: locale,
    nameOf: (bytes) => hashOf(bytes).slice(0, PART_NAME_LENGTH),
    earlier: earlier && { ...earlier, numbers: earlier.pages.map((key) => numbers.get(key) ?? null) },
  });
  return storeIndex(folder, index, { ...facts, pages: pages.map(({ key }) => key) });
}
