import type { SiteConfig } from '#model/schema/config.ts';

export interface ConfigLink {
  readonly path: readonly (string | number)[];
  readonly target: string;
}

/** Whether it is where somebody is found: a host that has the site may well have such a place of another program's. */
export function isProfile({ path: [field] }: ConfigLink): boolean {
  return field === 'social' || field === 'owner';
}

/** The links that the configuration puts on every page. */
export function configLinks(config: SiteConfig): ConfigLink[] {
  const { navbar, footer, announcement, favicon, owner, social } = config;
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
    ...social.map(({ target }, index) => ({ path: ['social', index, 'target'], target })),
  ];
  if (announcement?.link)
    links.push({ path: ['announcement', 'link', 'target'], target: announcement.link.target });
  if (owner.url !== null) links.push({ path: ['owner', 'url'], target: owner.url });
  if (favicon !== null) links.push({ path: ['favicon'], target: favicon });
  return links;
}
