import type { Content, Entry, TextSource } from '#model/content.ts';
import { type Diagnostic, isError } from '#model/diagnostic.ts';
import type { SiteConfig } from '#model/schema/config.ts';
import { loadConfig } from '../content/loadConfig.ts';
import { readContent } from '../content/readContent.ts';
import type { OutputFile } from './outputFile.ts';
import { staticFilesOf } from './staticFiles.ts';

/** Everything the owner wrote. */
export interface SiteSource {
  readonly config: SiteConfig;
  readonly content: Content;
  /** Texts that are left out because they are drafts. */
  readonly drafts: readonly TextSource[];
  /** Every text that gets a body, each once, those in `unplaced` too. */
  readonly entries: readonly Entry[];
  /** Texts that a fault keeps out of `content`. */
  readonly unplaced: readonly Entry[];
  readonly staticFiles: readonly OutputFile[];
  /** Parsed front matter by hash of the file, of the files that are there now. */
  readonly frontMatter: Record<string, unknown>;
  /** Files that the configuration was made from, relative to the site's folder where they lie in it. */
  readonly configFiles: readonly string[];
  /** See `ParsedConfig`. */
  readonly unused: ReadonlySet<string>;
  /** Whether all of the configuration is as written, nothing of it at its default because of a fault. */
  readonly isConfigured: boolean;
  /** Whether the configuration can be read, with faults or without. */
  readonly isConfigRead: boolean;
  readonly diagnostics: readonly Diagnostic[];
}

export interface ReadOptions {
  /** Front matter that an earlier run parsed. */
  readonly knownFrontMatter: Readonly<Record<string, unknown>>;
  readonly mode: 'production' | 'development';
  /** Told the file of a configuration that takes its time. */
  readonly onConfigWait: (file: string) => void;
}

/** Reads and checks configuration, content and static files. */
export async function readSite(
  siteDir: string,
  { knownFrontMatter, mode, onConfigWait }: ReadOptions,
): Promise<SiteSource> {
  const { config, unused, files, isRead, diagnostics } = await loadConfig(siteDir, {
    onWait: onConfigWait,
  });
  const isConfigured = !diagnostics.some(isError);
  const frontMatter: Record<string, unknown> = {};
  const cache = {
    get: (hash: string): unknown => {
      const known = frontMatter[hash] ?? knownFrontMatter[hash];
      if (known !== undefined) frontMatter[hash] = known;
      return known;
    },
    set: (hash: string, value: unknown): void => {
      frontMatter[hash] = value;
    },
  };
  const read = await readContent({ siteDir, config, mode, cache, isConfigured });
  const staticFaults: Diagnostic[] = [];
  const staticFiles = staticFilesOf(siteDir, (fault) => staticFaults.push(fault));
  return {
    config,
    content: read.content,
    drafts: read.drafts,
    entries: [...entriesOf(read.content), ...read.unplaced],
    unplaced: read.unplaced,
    staticFiles,
    frontMatter,
    configFiles: files,
    unused,
    isConfigured,
    isConfigRead: isRead,
    // What a broken configuration left out, such as a language, would be complained of in every text.
    diagnostics: [
      ...diagnostics,
      ...(isConfigured ? read.diagnostics : read.diagnostics.filter(isError)),
      ...staticFaults,
    ],
  };
}

function entriesOf({ posts, pages, docs }: Content): Entry[] {
  const sources: readonly TextSource[] = [...posts, ...pages, ...docs];
  return sources.flatMap(({ entries }) => [...entries.values()]);
}
