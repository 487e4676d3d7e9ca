import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { checkAtom } from './checkAtom.ts';
import { checkJsonFeed } from './checkJsonFeed.ts';
import { checkRss } from './checkRss.ts';

const CHECKS: Readonly<Record<string, (source: string, url: string) => readonly string[]>> = {
  'rss.xml': checkRss,
  'atom.xml': checkAtom,
  'feed.json': checkJsonFeed,
};

/** The part of a JSON feed that tests look at. */
export interface JsonFeed {
  readonly title: string;
  readonly description: string;
  readonly items: readonly {
    readonly url: string;
    readonly title: string;
    readonly summary: string;
    readonly content_html: string;
    readonly language: string;
    readonly tags: readonly string[];
    readonly authors: readonly { readonly name: string; readonly url?: string }[];
  }[];
}

/** Files of all feeds of a built site, sorted. */
export function feedsIn(out: string): string[] {
  const files = readdirSync(out, { recursive: true, encoding: 'utf8' });
  return files.filter((file) => basename(file) in CHECKS).toSorted();
}

/** Files of all sitemaps of a built site, sorted. */
export function sitemapsIn(out: string): string[] {
  const files = readdirSync(out, { recursive: true, encoding: 'utf8' });
  return files.filter((file) => /^sitemap(?:-\d+)?\.xml$/.test(basename(file))).toSorted();
}

/** Every fault of every feed of a built site whose root lies at `root`. */
export function faultsOfFeeds(out: string, root: string): string[] {
  return feedsIn(out).flatMap((file) => {
    const url = encodeURI(root + file);
    const source = readFileSync(join(out, file), 'utf8');
    return (CHECKS[basename(file)]?.(source, url) ?? []).map((fault) => `${file}: ${fault}`);
  });
}

export function jsonFeedAt(out: string, file = 'feed.json'): JsonFeed {
  return JSON.parse(readFileSync(join(out, file), 'utf8')) as JsonFeed;
}
