import type { Diagnostic } from '#model/diagnostic.ts';
import { isSitePath } from '#model/paths.ts';
import type { SiteConfig } from '#model/schema/config.ts';
import { reportInConfig } from '../../content/config/reportInConfig.ts';
import { configLinks, isProfile } from './configLinks.ts';
import { type TargetCheck, targetFault } from './targetFault.ts';

/** Links of the frame stand on every page, so a broken one among them fails the build like any other. */
export function checkConfigLinks(
  siteDir: string,
  config: SiteConfig,
  check: TargetCheck,
): Promise<Diagnostic[]> {
  return reportInConfig(siteDir, (report) => {
    for (const link of configLinks(config)) {
      const { path, target } = link;
      const fault = isProfile(link) && !isSitePath(target) ? null : targetFault(target, check);
      if (fault !== null) report({ path, of: 'value', ...fault });
    }
  });
}
