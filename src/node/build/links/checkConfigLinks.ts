import type { Diagnostic } from '#model/diagnostic.ts';
import type { SiteConfig } from '#model/schema/config.ts';
import { reportInConfig } from '../../content/config/reportInConfig.ts';
import { nearMatch } from './nearMatch.ts';
import { resolveLink } from './resolveLink.ts';
import type { RouteIndex } from './routeIndex.ts';

interface ConfigLink {
  readonly path: readonly (string | number)[];
  readonly target: string;
}

/** Links of the frame stand on every page, so a broken one among them fails the build like any other. */
export function checkConfigLinks(
  siteDir: string,
  config: SiteConfig,
  index: RouteIndex,
): Promise<Diagnostic[]> {
  return reportInConfig(siteDir, (report) => {
    for (const { path, target } of linksOf(config)) {
      const from = { file: '', locale: config.defaultLocale, path: '/' };
      if (resolveLink(target, from, index).kind !== 'broken-route') continue;
      const near = nearMatch(target, index.localPaths(config.defaultLocale));
      report({
        path,
        of: 'value',
        code: 'links/broken-link',
        message: `The link '${target}' leads to no page and no file of this site.`,
        hint: near === null ? 'Write the page, or mend the link.' : `Did you mean '${near}'?`,
      });
    }
  });
}

function linksOf({ navbar, footer, announcement, favicon }: SiteConfig): ConfigLink[] {
  const links: ConfigLink[] = [
    ...navbar.items.map(({ target }, index) => ({ path: ['navbar', 'items', index, 'target'], target })),
    ...footer.groups.flatMap(({ items }, group) =>
      items.map(({ target }, index) => ({
        path: ['footer', 'groups', group, 'items', index, 'target'],
        target,
      })),
    ),
  ];
  if (announcement?.link)
    links.push({ path: ['announcement', 'link', 'target'], target: announcement.link.target });
  if (favicon !== null) links.push({ path: ['favicon'], target: favicon });
  return links;
}
