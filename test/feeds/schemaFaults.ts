import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { feedsIn, sitemapsIn } from './builtFeeds.ts';
import { jsonFeedFaults } from './jsonFeedSchema.ts';
import { ATOM, RSS, SITEMAP, xmlFaults } from './xmlSchemas.ts';

/** The faults of each of some documents. */
type Validator = (documents: readonly string[]) => Promise<string[][]>;

/** A validator with the schema of its format, for each. */
export const VALIDATORS = {
  sitemap: (documents) => xmlFaults(SITEMAP, documents),
  rss: (documents) => xmlFaults(RSS, documents),
  atom: (documents) => xmlFaults(ATOM, documents),
  json: async (documents) => documents.map(jsonFeedFaults),
} satisfies Record<string, Validator>;

/** Every fault that the validators find in any feed or sitemap of a built site. */
export async function schemaFaults(out: string): Promise<string[]> {
  const faultsOf = async (files: readonly string[], validate: Validator): Promise<string[]> => {
    const faults = await validate(files.map((file) => readFileSync(join(out, file), 'utf8')));
    return files.flatMap((file, index) => (faults[index] ?? []).map((fault) => `${file}: ${fault}`));
  };
  const feeds = (name: string): string[] => feedsIn(out).filter((file) => basename(file) === name);
  const found = await Promise.all([
    faultsOf(sitemapsIn(out), VALIDATORS.sitemap),
    faultsOf(feeds('rss.xml'), VALIDATORS.rss),
    faultsOf(feeds('atom.xml'), VALIDATORS.atom),
    faultsOf(feeds('feed.json'), VALIDATORS.json),
  ]);
  return found.flat();
}
