import type { SiteConfig } from '#model/schema/config.ts';

export interface ConfigLink {
  readonly path: readonly (string | number)[];
  readonly target: string;
}

/** The links that the configuration puts on every page. */
export function frameLinks({ navbar, footer, announcement, favicon }: SiteConfig): ConfigLink[] {
  const links: ConfigLink[] = [
    ...(navbar.items ?? []).map(({ target }, index) => ({
      path: ['navbar', 'items', index, 'target'],
      target,
    })),
    ...(footer.groups ?? []).flatMap(({ items }, group) =>
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
