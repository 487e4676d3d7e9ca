import type { Diagnostic } from '#model/diagnostic.ts';
import type { SiteConfig } from '#model/schema/config.ts';
import { reportInConfig } from '../../content/config/reportInConfig.ts';
import { brokenHint } from './brokenHint.ts';
import { frameLinks } from './frameLinks.ts';
import { DRAFT_HINT } from './checkLinks.ts';
import { resolveChecked } from './resolveChecked.ts';
import type { RouteIndex } from './routeIndex.ts';

/** Links of the frame stand on every page, so a broken one among them fails the build like any other. */
export function checkConfigLinks(
  siteDir: string,
  config: SiteConfig,
  { index, drafts }: { readonly index: RouteIndex; readonly drafts: RouteIndex },
): Promise<Diagnostic[]> {
  return reportInConfig(siteDir, (report) => {
    for (const { path, target } of frameLinks(config)) {
      const from = { file: '', locale: config.defaultLocale, path: '/' };
      const link = resolveChecked(target, from, index);
      if (link.kind === 'moved') {
        report({
          path,
          of: 'value',
          severity: 'warning',
          code: 'links/moved',
          message: `The link '${target}' leads to an address that has moved to '${link.to}'.`,
          hint: `Write '${link.to}'.`,
        });
      }
      if (link.kind !== 'broken-route') continue;
      if (resolveChecked(target, from, drafts).kind === 'route') {
        const message = `The link '${target}' leads to a draft, which is not published.`;
        report({ path, of: 'value', code: 'links/broken-link', message, hint: DRAFT_HINT });
        continue;
      }
      const known = { paths: index.localPaths(config.defaultLocale), docsPath: config.docs.path };
      report({
        path,
        of: 'value',
        code: 'links/broken-link',
        message: `The link '${target}' leads to no page and no file of this site.`,
        hint: brokenHint(link.path, known) ?? 'Write the page, or mend the link.',
      });
    }
  });
}
