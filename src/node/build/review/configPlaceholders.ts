import type { Diagnostic } from '#model/diagnostic.ts';
import { type SiteConfig, UNSET_URL } from '#model/schema/config.ts';
import { isInConfig } from '../../content/config/isInConfig.ts';
import { reportPlaceholders } from '../../content/config/placeholders.ts';
import { reportInConfig } from '../../content/config/reportInConfig.ts';

/** What stands for the owner's own in the configuration. An address that is not in the file is called missing. */
export async function checkConfigPlaceholders(siteDir: string, config: SiteConfig): Promise<Diagnostic[]> {
  const hasUrl = config.url !== UNSET_URL || (await isInConfig(siteDir, ['url']));
  return reportInConfig(siteDir, (report) => reportPlaceholders(config, { hasUrl, report }));
}
