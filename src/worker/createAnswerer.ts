import { DEFAULT_HITS_PER_GROUP } from '#model/searchSettings.ts';
import { firstOfGroups } from '#search/protocol/firstOfGroups.ts';
import { HITS_PER_PAGE } from '#search/protocol/search.ts';
import { createSearchApi } from '#search/protocol/searchApi.ts';
import type { SearchIndex } from '#search/searchIndex.ts';
import type { FromWorker, ToWorker } from '#search/workerMessages.ts';
import { GoneError } from './fetchBytes.ts';
import { createIndexShelf, type IndexShelf } from './indexShelf.ts';

type Ask = Extract<ToWorker, { kind: 'ask' }>;
type SearchApi = ReturnType<typeof createSearchApi>;

/** Has all parts of an index loaded that the window will ask for. */
async function fetchAnswer(index: SearchIndex, query: string): Promise<void> {
  const { matches } = await index.search(query);
  const shown = firstOfGroups(matches.slice(0, HITS_PER_PAGE), DEFAULT_HITS_PER_GROUP, ({ section }) =>
    index.facetsOf(section),
  );
  await index.textsOf(shown.map(({ section }) => section));
}

/** Answers what the page asks. Returns what to do with each message. */
export function createAnswerer(reply: (message: FromWorker) => void): (message: ToWorker) => void {
  let shelf: IndexShelf | null = null;
  let api: SearchApi | null = null;
  const handed = new Map<string, (core: ArrayBuffer | null) => void>();

  async function answer({ id, path, body }: Ask): Promise<FromWorker> {
    if (shelf === null || api === null) throw new Error('The worker was not told of a site');
    const found = await api.answer('POST', path, body).catch(async (error: unknown) => {
      if (!(error instanceof GoneError)) throw error;
      await shelf?.renew();
      return null;
    });
    const given = found ?? (await api.answer('POST', path, body));
    return { kind: 'answer', id, ...given, isRenewed: found === null, fetched: shelf.takeFetched() };
  }

  return (message) => {
    switch (message.kind) {
      case 'start': {
        const { basePath, indexName, languages } = message.site;
        shelf ??= createIndexShelf(basePath);
        api = createSearchApi({ indexName, languages, indexOf: shelf.indexOf });
        break;
      }
      case 'coming': {
        const { language } = message;
        shelf?.expect(language, new Promise((resolve) => handed.set(language, resolve)));
        break;
      }
      case 'core':
        handed.get(message.language)?.(message.bytes);
        break;
      case 'foresee':
        // Where it fails, the question that follows tries again, and tells.
        shelf
          ?.indexOf(message.language)
          .then((index) => fetchAnswer(index, message.query))
          .catch(() => {});
        break;
      case 'ask':
        answer(message).then(reply, (error: unknown) =>
          reply({ kind: 'failure', id: message.id, message: String(error) }),
        );
        break;
    }
  };
}
