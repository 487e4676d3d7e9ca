import type { algoliasearch } from 'algoliasearch';
import type { AlgoliaRecord } from './algoliaRecords.ts';
import { algoliaSettings } from './algoliaSettings.ts';

export interface Push {
  readonly appId: string;
  readonly adminKey: string;
  /** Another address than Algolia's, or ''. */
  readonly host: string;
  readonly indexName: string;
  readonly languages: readonly string[];
  readonly records: readonly AlgoliaRecord[];
}

/** Replaces an index as a whole: who searches meanwhile finds either the old records or the new ones. */
export async function pushIndex(push: Push, tell: (line: string) => void): Promise<void> {
  const { appId, adminKey, host, indexName, records } = push;
  const official = await import('algoliasearch');
  const client = official.algoliasearch(appId, adminKey, host === '' ? {} : hostOptions(host));
  tell(`Settings of ${indexName} …`);
  const { taskID } = await client.setSettings({
    indexName,
    indexSettings: algoliaSettings(push.languages),
    forwardToReplicas: true,
  });
  await client.waitForTask({ indexName, taskID });
  tell(`${records.length} records of ${push.languages.join(', ')} …`);
  await client.replaceAllObjects({ indexName, objects: records.map((record) => ({ ...record })) });
}

/** Names of hosts may have a path, but no slash at their end. */
function hostOptions(host: string): NonNullable<Parameters<typeof algoliasearch>[2]> {
  const { protocol, host: name, pathname } = new URL(host.includes('://') ? host : `https://${host}`);
  const url = `${name}${pathname.replace(/\/$/, '')}`;
  return { hosts: [{ url, accept: 'readWrite', protocol: protocol === 'http:' ? 'http' : 'https' }] };
}
