import type { Diagnostic } from '#model/diagnostic.ts';
import type { SiteConfig } from '#model/schema/config.ts';
import { parseConfig } from '#model/schema/parseConfig.ts';
import { isInConfig } from '../../content/config/isInConfig.ts';
import { reportPlaceholders } from '../../content/config/placeholders.ts';
import { reportInConfig } from '../../content/config/reportInConfig.ts';
import type { Problem } from '../../content/problem.ts';

/** What stands for the owner's own in the configuration. An address that is not in the file is called missing. */
export async function checkConfigPlaceholders(siteDir: string, config: SiteConfig): Promise<Diagnostic[]> {
  const hasUrl = config.url !== parseConfig({}).config.url || (await isInConfig(siteDir, ['url']));
  return reportInConfig(siteDir, (report) =>
    reportPlaceholders(config, (problem) =>
      report(hasUrl || problem.path[0] !== 'url' ? problem : { ...problem, ...missingUrl(config) }),
    ),
  );
}

function missingUrl({ url }: SiteConfig): Pick<Problem, 'message' | 'hint'> {
  return {
    message: `url is not set: feeds, the sitemap and what pages say of themselves have addresses at '${url}'.`,
    hint: "Add url, the address where the site is published, such as 'https://example.com'.",
  };
}
