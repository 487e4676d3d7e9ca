import type { RedirectTarget } from '#model/contract.ts';
import { redirectMessagesFor } from '#model/messages/redirectMessagesFor.ts';
import type { SiteView } from '#model/page.ts';
import { escapeHtml as say } from '../runtime/escapeHtml.ts';
import { loneDocument, type PolicyOf } from './loneDocument.ts';

/** What lies at an old address for hosts that cannot redirect: the browser goes on by itself, script or not. */
export function redirectDocument(
  site: Pick<SiteView, 'locale' | 'title' | 'themeColor'>,
  { href, canonicalUrl }: RedirectTarget,
  policyOf: PolicyOf,
): string {
  const { title, link } = redirectMessagesFor(site.locale.code);
  const headHtml = `<meta name="robots" content="noindex"><meta http-equiv="refresh" content="0; url=${say(href)}"><link rel="canonical" href="${say(canonicalUrl)}">`;
  const html = `<p><a href="${say(href)}">${say(link)}</a></p>`;
  return loneDocument({ site, title, headHtml, html }, policyOf);
}
