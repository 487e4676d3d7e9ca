import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfig } from '#model/schema/config.ts';
import type { LocaleSite } from '#model/site.ts';
import { buildIndex } from '#search/engine/buildIndex.ts';
import { coreHref, partHref } from '#search/indexHref.ts';
import { hashOf } from '../../content/hash.ts';
import type { Bodies } from '../bodies.ts';
import type { EmittedFile } from '../links/assetStore.ts';
import { resolveLink } from '../links/resolveLink.ts';
import type { SitePlan } from '../planSite.ts';
import type { Workshop } from '../workshop.ts';
import { searchPagesKey, searchPagesOf, type SearchSources } from './searchPages.ts';

const PART_NAME_LENGTH = 10;
const CORE_FILE = 'core.txt';

interface SearchParts {
  readonly config: SiteConfig;
  readonly plan: Pick<SitePlan, 'sites' | 'index'>;
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
  return parts.plan.sites.map((site) => filesOfLocale(site, parts));
}

/** Removes the indexes of earlier builds. */
export function forgetOldIndexes(
  { cacheDir }: Pick<Workshop, 'cacheDir'>,
  used: readonly SearchFiles[],
): void {
  const kept = new Set(used.map(({ key }) => key));
  const folder = join(cacheDir, 'search');
  for (const name of readdirSync(folder))
    if (!kept.has(name)) rmSync(join(folder, name), { recursive: true });
}

function filesOfLocale(site: LocaleSite, { config, plan, bodies, workshop }: SearchParts): SearchFiles {
  const sources: SearchSources = {
    basePath: config.basePath,
    sectionsOf: (file) => bodies.of(file).sections(),
    resolve: (written, { entry, locale, path }) =>
      resolveLink(written, { file: entry.file, locale, path }, plan.index),
  };
  const { code } = site.locale;
  const key = hashOf(
    workshop.engine,
    code,
    searchPagesKey(site, sources, (file) => bodies.of(file).key),
  );
  const folder = join(workshop.cacheDir, 'search', key);
  if (!existsSync(folder)) writeIndex(folder, site, sources);
  return {
    key,
    core: { path: coreHref('', code), source: join(folder, CORE_FILE) },
    parts: readdirSync(folder)
      .filter((name) => name !== CORE_FILE)
      .toSorted()
      .map((name) => ({ path: partHref('', name), source: join(folder, name) })),
  };
}

function writeIndex(folder: string, site: LocaleSite, sources: SearchSources): void {
  const { core, parts } = buildIndex(searchPagesOf(site, sources), {
    language: site.locale.code,
    nameOf: (bytes) => hashOf(bytes).slice(0, PART_NAME_LENGTH),
  });
  const staging = `${folder}.${process.pid}`;
  mkdirSync(staging, { recursive: true });
  writeFileSync(join(staging, CORE_FILE), core);
  for (const [name, bytes] of parts) writeFileSync(join(staging, name), bytes);
  renameSync(staging, folder);
}
