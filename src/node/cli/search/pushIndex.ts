import type { Algoliasearch, algoliasearch, ScopeType } from 'algoliasearch';
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

/** What an owner may have set up besides the records: we replace some of the settings and leave the rest. */
const KEPT: ScopeType[] = ['settings', 'rules', 'synonyms'];

/**
 * Replaces an index as a whole: who searches meanwhile finds the old records by the old settings or the new ones by the
 * new. Both go to another index that is moved into place; if anything fails before, the live one has not been touched.
 */
export async function pushIndex(push: Push, tell: (line: string) => void): Promise<void> {
  const { appId, adminKey, host, indexName } = push;
  const official = await import('algoliasearch');
  const client = official.algoliasearch(appId, adminKey, host === '' ? {} : hostOptions(host));
  const temporary = `${indexName}_tmp_${crypto.randomUUID()}`;
  try {
    await fill(client, temporary, push, tell);
    const moved = await client.operationIndex({
      indexName: temporary,
      operationIndexParams: { operation: 'move', destination: indexName },
    });
    await client.waitForTask({ indexName: temporary, taskID: moved.taskID });
  } catch (error) {
    // What went wrong first is what the owner must know, not that this went wrong too.
    await client.deleteIndex({ indexName: temporary }).catch(() => undefined);
    throw error;
  }
}

async function fill(
  client: Algoliasearch,
  temporary: string,
  { indexName, languages, records }: Push,
  tell: (line: string) => void,
): Promise<void> {
  tell(`Settings of ${indexName} …`);
  const copied = await client.operationIndex({
    indexName,
    operationIndexParams: { operation: 'copy', destination: temporary, scope: KEPT },
  });
  await client.waitForTask({ indexName: temporary, taskID: copied.taskID });
  const set = await client.setSettings({ indexName: temporary, indexSettings: algoliaSettings(languages) });
  await client.waitForTask({ indexName: temporary, taskID: set.taskID });
  tell(`${records.length} records of ${languages.join(', ')} …`);
  await client.saveObjects({
    indexName: temporary,
    objects: records.map((record) => ({ ...record })),
    waitForTasks: true,
  });
}

/** Names of hosts may have a path, but no slash at their end. */
function hostOptions(host: string): NonNullable<Parameters<typeof algoliasearch>[2]> {
  const { protocol, host: name, pathname } = new URL(host.includes('://') ? host : `https://${host}`);
  const url = `${name}${pathname.replace(/\/$/, '')}`;
  return { hosts: [{ url, accept: 'readWrite', protocol: protocol === 'http:' ? 'http' : 'https' }] };
}
