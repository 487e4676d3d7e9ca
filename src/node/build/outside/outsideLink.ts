import { trimHref } from '../links/hrefParts.ts';
import { ownAddress, type SitePlace } from '../links/ownAddress.ts';

/** Where a link is written: in a text, or at a field of the configuration. */
export type LinkPlace =
  | { readonly kind: 'text'; readonly file: string }
  | { readonly kind: 'config'; readonly path: readonly (string | number)[] };

export interface WrittenLink {
  readonly place: LinkPlace;
  readonly written: string;
}

/** One link as the owner wrote it. */
export interface LinkUse extends WrittenLink {
  /** What stands behind the number sign, as written; '' for none. */
  readonly fragment: string;
}

/** An address outside of the site, with every place that links to it. It is asked for once. */
export interface OutsideLink {
  /** As a browser asks for it: whole, without fragment, name and password. */
  readonly address: string;
  readonly uses: readonly LinkUse[];
}

export interface Collected {
  readonly links: readonly OutsideLink[];
  /** Links that begin like an address and are none. */
  readonly invalid: readonly LinkUse[];
}

/** Gathers the links that lead out of the site, in the order in which they were first met. */
export function collectOutside(written: Iterable<WrittenLink>, site: SitePlace): Collected {
  const links = new Map<string, LinkUse[]>();
  const invalid: LinkUse[] = [];
  // What is a link and a picture of one text stands there once for each already.
  const met = new Set<string>();
  for (const link of written) {
    const key = JSON.stringify(link);
    if (met.has(key)) continue;
    met.add(key);
    const href = trimHref(link.written);
    if (!/^(?:https?:|\/\/)/i.test(href)) continue;
    if (!URL.canParse(href, site.url)) {
      invalid.push({ ...link, fragment: '' });
      continue;
    }
    if (ownAddress(href, site) !== null) continue;
    const url = new URL(href, site.url);
    const fragment = url.hash.slice(1);
    url.hash = url.username = url.password = '';
    const uses = links.get(url.href) ?? [];
    uses.push({ ...link, fragment });
    links.set(url.href, uses);
  }
  return { links: [...links].map(([address, uses]) => ({ address, uses })), invalid };
}
