import { join } from 'node:path';
import { type Diagnostic, isError } from '#model/diagnostic.ts';
import { writeWhole } from '../../content/writeWhole.ts';
import type { SitePlan } from '../planSite.ts';
import type { SiteSource } from '../readSite.ts';
import { checkBasePath } from './checkBasePath.ts';
import { checkPublished } from './checkPublished.ts';
import { currentFeeds } from './currentFeeds.ts';
import { currentFiles } from './currentFiles.ts';
import { currentPages } from './currentPages.ts';
import { mergePublished } from './mergePublished.ts';
import { BASE_PATH_KEY, PUBLISHED_FILE } from './published.ts';
import { readPublished } from './readPublished.ts';

export interface PublishedGuard {
  readonly diagnostics: readonly Diagnostic[];
  /** Writes what is published now into the file; returns how many addresses are new. */
  readonly remember: () => number;
}

/** Compares the site with what was published before. Without the file nothing is guarded. */
export async function guardPublished(
  siteDir: string,
  source: SiteSource,
  plan: SitePlan,
): Promise<PublishedGuard> {
  const read = readPublished(siteDir);
  const { published, locate } = read;
  const { config } = source;
  const ofSite = [...currentPages(plan), ...currentFeeds(plan, config)];
  const pages = [...ofSite, ...currentFiles(source, plan, ofSite)];
  // What a fault took away is not gone. A text that could not be read may be where any address has moved to, or lead it there.
  const isWhole = published !== null && !source.diagnostics.some(isError);
  return {
    diagnostics: isWhole
      ? [
          ...checkBasePath(config.basePath, read),
          ...(await checkPublished({ ...plan, published, locate, pages, config, siteDir })),
        ]
      : read.diagnostics,
    remember() {
      const before = published ?? {};
      const after = mergePublished(before, pages, { ...plan, config });
      const file = { [BASE_PATH_KEY]: config.basePath, ...after };
      writeWhole(join(siteDir, PUBLISHED_FILE), `${JSON.stringify(file, null, 2)}\n`);
      return Object.keys(after).length - Object.keys(before).length;
    },
  };
}
