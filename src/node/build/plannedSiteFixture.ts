import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { EMPTY_BODY } from '#model/body.ts';
import { loadConfig } from '../content/loadConfig.ts';
import { readContent } from '../content/readContent.ts';
import { planSite, type SitePlan } from './planSite.ts';

/** Writes a site in two languages and plans it, for tests; `links` are those of each of its texts. */
export async function plannedSite(
  siteDir: string,
  files: Readonly<Record<string, string>>,
  { settings = {}, links = [] }: { settings?: object; links?: readonly string[] } = {},
): Promise<SitePlan> {
  const all = { ...files, 'site.config.json': JSON.stringify({ locales: ['en', 'id'], ...settings }) };
  for (const [file, text] of Object.entries(all)) {
    mkdirSync(dirname(join(siteDir, file)), { recursive: true });
    writeFileSync(join(siteDir, file), text);
  }
  const { config } = await loadConfig(siteDir);
  const read = await readContent({ siteDir, config, mode: 'production' });
  const { posts, docs, pages } = read.content;
  const entries = [...posts, ...docs, ...pages].flatMap((source) => [...source.entries.values()]);
  const bodies = new Map(entries.map(({ file }) => [file, { ...EMPTY_BODY, links }]));
  return planSite({ ...read, entries, siteDir, config, bodies, staticFiles: [], app: null });
}
