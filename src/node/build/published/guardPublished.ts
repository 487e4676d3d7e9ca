import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Diagnostic, isError } from '#model/diagnostic.ts';
import { CONFIG_FILES } from '../../content/config/configFiles.ts';
import type { SitePlan } from '../planSite.ts';
import type { SiteSource } from '../readSite.ts';
import { checkPublished } from './checkPublished.ts';
import { currentFeeds } from './currentFeeds.ts';
import { currentPages } from './currentPages.ts';
import { mergePublished } from './mergePublished.ts';
import { type Published, PUBLISHED_FILE } from './published.ts';
import { readPublished } from './readPublished.ts';

export interface PublishedGuard {
  readonly diagnostics: readonly Diagnostic[];
  /** Writes what is published now into the file; returns how many addresses are new. */
  readonly remember: () => number;
}

/** Compares the site with what was published before. Without the file nothing is guarded. */
export function guardPublished(siteDir: string, source: SiteSource, plan: SitePlan): PublishedGuard {
  const { published, diagnostics, locate } = readPublished(siteDir);
  const pages = [...currentPages(plan), ...currentFeeds(plan, source.config)];
  const configFile = CONFIG_FILES.find((name) => existsSync(join(siteDir, name))) ?? CONFIG_FILES[0];
  // What a fault took away is not gone: a text that could not be read, a redirect that leads nowhere.
  const ofRedirects = plan.diagnostics.filter(({ code }) => code.startsWith('redirects/'));
  const isWhole = published !== null && ![...source.diagnostics, ...ofRedirects].some(isError);
  return {
    diagnostics: isWhole
      ? checkPublished({ ...plan, published, locate, pages, config: source.config, configFile })
      : diagnostics,
    remember() {
      const before = published ?? {};
      const after = mergePublished(before, pages, plan.redirects);
      write(join(siteDir, PUBLISHED_FILE), after);
      return Object.keys(after).length - Object.keys(before).length;
    },
  };
}

/** Whole or not at all: whoever reads it meanwhile finds the old one. */
function write(file: string, published: Published): void {
  const next = `${file}.${process.pid}`;
  writeFileSync(next, `${JSON.stringify(published, null, 2)}\n`);
  renameSync(next, file);
}
