import type { SiteConfig } from '#model/schema/config.ts';
import { DEFAULT_HITS_PER_GROUP, type SearchSettings } from '#model/searchSettings.ts';

/** Every page carries them, so what has its default is left out. */
export function searchSettingsOf(search: SiteConfig['search']): SearchSettings {
  const { indexName, contextualSearch, maxHitsPerGroup, missingResultsUrl, remote } = search;
  return {
    indexName,
    ...(!contextualSearch && { isContextual: false }),
    ...(maxHitsPerGroup !== DEFAULT_HITS_PER_GROUP && { maxHitsPerGroup }),
    ...(missingResultsUrl !== null && { missingResultsUrl }),
    ...(remote !== null && {
      remote: { appId: remote.appId, apiKey: remote.apiKey, hosts: remote.hosts },
    }),
    ...(remote?.insights && { hasInsights: true }),
  };
}
