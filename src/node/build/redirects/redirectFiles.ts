import type { ServerBundle } from '#model/contract.ts';
import type { SiteView } from '#model/page.ts';
import { hrefOf } from '#model/paths.ts';
import type { SiteConfig } from '#model/schema/config.ts';
import { hashOf } from '../../content/hash.ts';
import { policyOfLoneDocument } from '../contentSecurityPolicy.ts';
import type { OutputFile } from '../outputFile.ts';
import type { Redirect } from './redirect.ts';
import { redirectFileOf } from './takenPlaces.ts';

/** Tells Netlify, Cloudflare Pages and the like what to redirect. */
export const HOST_REDIRECTS_FILE = '_redirects';

interface RedirectParts {
  readonly redirects: readonly Redirect[];
  /** See `SitePlan`. */
  readonly hostRules: readonly Redirect[];
  readonly views: readonly SiteView[];
  readonly server: ServerBundle;
  readonly config: Pick<SiteConfig, 'url' | 'basePath'>;
}

/** The rules for hosts that take them, and a page at every old address for all others. */
export function redirectFilesOf({
  redirects,
  hostRules,
  views,
  server,
  config,
}: RedirectParts): OutputFile[] {
  if (redirects.length === 0) return [];
  const pages = redirects.flatMap(({ from, href, locale }): OutputFile[] => {
    const site = views.find((view) => view.locale.code === locale);
    if (!site) return [];
    const [page = ''] = href.split('#', 1);
    const canonicalUrl = page.startsWith('/') ? config.url + page : page;
    const html = server.renderRedirect(site, { href, canonicalUrl }, policyOfLoneDocument);
    return [{ file: redirectFileOf(from), key: hashOf(html), kind: 'page', make: () => html }];
  });
  const rules = hostRedirects(hostRules, config.basePath);
  return [...pages, { file: HOST_REDIRECTS_FILE, key: hashOf(rules), kind: 'asset', make: () => rules }];
}

/** Cloudflare Pages takes it for a part of any name, wherever it stands: '/re:invent' would lead '/repack' away. */
const PLACEHOLDER = /:[A-Za-z]/;

/** A line for each form of an old address, since hosts compare letter by letter. Markdown is asked for in one. */
export function hostRedirects(redirects: readonly Redirect[], basePath: string): string {
  return redirects
    .filter(({ from }) => !PLACEHOLDER.test(from))
    .flatMap(({ from, href }) => formsOf(from).map((form) => `${hrefOf(basePath, form)} ${href} 301\n`))
    .join('');
}

function formsOf(from: string): string[] {
  return from.endsWith('.md') ? [from] : [from, `${from}/`];
}
