import type { SiteConfig } from '#model/schema/config.ts';
import type { PolicySources } from './contentSecurityPolicy.ts';
import { searchOrigins } from './search/searchOrigins.ts';

const TAG_HOSTS = 'https://*.googletagmanager.com';
const ANALYTICS_HOSTS = 'https://*.google-analytics.com';

/** What Google asks of a policy for its analytics, without what advertising would need. */
const ANALYTICS = {
  scriptSources: [TAG_HOSTS],
  imageSources: [TAG_HOSTS, ANALYTICS_HOSTS],
  connectSources: [TAG_HOSTS, ANALYTICS_HOSTS, 'https://*.analytics.google.com'],
  // By it the script loads its parts for further tracking ids.
  foreignPolicies: ['goog#html'],
};

/** Who besides the site itself its pages deal with: nobody unless the owner asks for it. */
export function siteOrigins({
  search,
  analytics,
}: SiteConfig): Omit<PolicySources, 'scriptHashes' | 'styleHashes'> {
  const ofSearch = searchOrigins(search);
  if (analytics === null) return ofSearch;
  return {
    ...ANALYTICS,
    scriptSources: [...ofSearch.scriptSources, ...ANALYTICS.scriptSources],
    connectSources: [...ofSearch.connectSources, ...ANALYTICS.connectSources],
  };
}
