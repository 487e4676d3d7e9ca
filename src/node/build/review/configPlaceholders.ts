import type { Diagnostic } from '#model/diagnostic.ts';
import { type SiteConfig, UNSET_TITLE, UNSET_URL } from '#model/schema/config.ts';
import { isInConfig } from '../../content/config/isInConfig.ts';
import { type NeededField, reportPlaceholders } from '../../content/config/placeholders.ts';
import { reportInConfig } from '../../content/config/reportInConfig.ts';

/** What stands for the owner's own in the configuration. A title or an address that is not in the file is called missing. */
export async function checkConfigPlaceholders(
  siteDir: string,
  config: SiteConfig,
  unused: ReadonlySet<string>,
): Promise<Diagnostic[]> {
  const missing = new Set<NeededField>();
  if (config.title === UNSET_TITLE && !(await isInConfig(siteDir, ['title']))) missing.add('title');
  if (config.url === UNSET_URL && !(await isInConfig(siteDir, ['url']))) missing.add('url');
  return reportInConfig(siteDir, (report) =>
    reportPlaceholders(config, {
      missing,
      report(problem) {
        // What has an error stands at a default that the owner never wrote.
        if (!unused.has(String(problem.path[0]))) report(problem);
      },
    }),
  );
}
