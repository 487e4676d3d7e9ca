import type { Tag } from '#model/content.ts';
import { readDataFile } from './data/readDataFile.ts';
import { readTags } from './data/tags.ts';
import type { SiteOnDisk } from './layout.ts';
import { createReporter } from './report.ts';
import { createTagRegistry } from './texts/tagRegistry.ts';

/** Tells why a post that names tags would be a fault, in the words of the build; nothing where it would be none. */
export function createTagCheck({
  siteDir,
  config,
  layout,
}: SiteOnDisk): (names: readonly string[]) => readonly string[] {
  const { defaultLocale } = config;
  const file = readDataFile(siteDir, layout.dataFile('tags', defaultLocale), createReporter(siteDir));
  const declared = file
    ? readTags({ ...file, report: () => {} }, { locale: defaultLocale, defaultLocale }, new Map())
    : new Map<string, Tag>();
  const tags = createTagRegistry(new Map([[defaultLocale, declared]]), defaultLocale);
  return (names) => {
    const faults: string[] = [];
    tags.resolve({ file: '', fields: { tags: names } }, ({ severity = 'error', message }) => {
      if (severity === 'error') faults.push(message);
    });
    return faults;
  };
}
