import { DEFAULT_DOCS_VERSION } from '#model/docsTag.ts';
import type { SiteConfig } from '#model/schema/config.ts';
import { DEFAULT_HITS_PER_GROUP, type SearchSettings } from '#model/searchSettings.ts';

/** Every page carries them, so what has its default is left out. */
export function searchSettingsOf({ search, docs }: SiteConfig): SearchSettings {
  const { indexName, contextualSearch, maxHitsPerGroup, missingResultsUrl, remote } = search;
  const docsVersion = docs.version.name;
  return {
    indexName,
    ...(!contextualSearch && { isContextual: false }),
    ...(docsVersion !== DEFAULT_DOCS_VERSION && { docsVersion }),
    ...(maxHitsPerGroup !== DEFAULT_HITS_PER_GROUP && { maxHitsPerGroup }),
    ...(missingResultsUrl !== null && { missingResultsUrl }),
    ...(remote !== null && {
      remote: { appId: remote.appId, apiKey: remote.apiKey, hosts: remote.hosts },
    }),
    ...(remote?.insights && { hasInsights: true }),
  };
}
