import { createSiteTreeSource } from '../serve/siteTree.ts';
import { siteSearch } from '../serve/search/siteSearch.ts';
import type { ExitCode } from './exitCode.ts';
import type { Options } from './options.ts';
import { relativeToHere } from './relativeToHere.ts';
import { algoliaRecords, RecordError } from './search/algoliaRecords.ts';
import { pushIndex } from './search/pushIndex.ts';

/** `lontar search push`: uploads the records and settings of what was built to an Algolia application. */
export async function searchCommand({ outDir, host }: Options): Promise<ExitCode> {
  const appId = process.env['ALGOLIA_APP_ID'] ?? '';
  const adminKey = process.env['ALGOLIA_ADMIN_KEY'] ?? '';
  if (appId === '' || adminKey === '')
    return refuse(
      `${appId === '' ? 'ALGOLIA_APP_ID' : 'ALGOLIA_ADMIN_KEY'} is not set.`,
      "set both in the environment: they are on the 'API Keys' page of your Algolia application",
    );
  if (host !== '' && !URL.canParse(host.includes('://') ? host : `https://${host}`))
    return refuse(`'${host}' is no address.`, 'give --host one such as https://search.example.com');
  const tree = await createSiteTreeSource(outDir, (line) => console.error(line)).current();
  const source = tree && (await siteSearch(tree));
  if (source === null || source.languages.length === 0)
    return refuse(`There is no search index in ${relativeToHere(outDir)}.`, "'npm run build' makes it");
  const { indexName, languages } = source;
  try {
    const records = await algoliaRecords(source);
    if (records.length === 0) return refuse('The site has no pages to search.', 'nothing was pushed');
    await pushIndex({ appId, adminKey, host, indexName, languages, records }, (line) => console.log(line));
    console.log(`The index ${indexName} of ${host === '' ? appId : host} has ${records.length} records.`);
    return 0;
  } catch (error) {
    return explain(error, host === '' ? `the application ${appId}` : host);
  }
}

function refuse(message: string, hint: string): ExitCode {
  console.error(`${message}\n  hint: ${hint}`);
  return 2;
}

/** What the official client throws, in words. Anything else is a fault of ours. */
function explain(error: unknown, target: string): ExitCode {
  if (!(error instanceof Error)) throw error;
  if (error instanceof RecordError) {
    console.error(`${error.message}\n  hint: make them shorter; nothing was pushed`);
    return 1;
  }
  const status = 'status' in error && typeof error.status === 'number' ? error.status : null;
  if (error.name === 'RetryError')
    return refuse(`Could not reach ${target}.`, 'check the network, the application id and the host');
  if (status === 401 || status === 403)
    return refuse(
      `${target} refused the key: ${error.message}`,
      'ALGOLIA_ADMIN_KEY needs the rights addObject, deleteObject, deleteIndex, settings and editSettings',
    );
  if (status !== null) {
    console.error(`${target} refused the index (${status}): ${error.message}`);
    return 1;
  }
  throw error;
}
