import { DEFAULT_HITS_PER_GROUP } from '#model/searchSettings.ts';
import { firstOfGroups } from '#search/protocol/firstOfGroups.ts';
import { HITS_PER_PAGE } from '#search/protocol/search.ts';
import { createSearchApi } from '#search/protocol/searchApi.ts';
import { showsText } from '#search/protocol/showsText.ts';
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
  await index.textsOf(
    shown
      .filter((match) => showsText(match, index.facetsOf(match.section).level))
      .map(({ section }) => section),
  );
}

/** By this the page knows a worker that is busy or waits from one that is dead. */
const PULSE_MS = 1000;

/** Answers what the page asks. Returns what to do with each message. */
export function createAnswerer(reply: (message: FromWorker) => void): (message: ToWorker) => void {
  let shelf: IndexShelf | null = null;
  let api: SearchApi | null = null;
  let owed = 0;
  let pulse: ReturnType<typeof setInterval>;

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

  /** Says that the question was heard, and goes on saying so until it is answered. */
  async function tellMeanwhile(message: Ask): Promise<void> {
    const tell = (): void => reply({ kind: 'heard' });
    tell();
    if (owed === 0) pulse = setInterval(tell, PULSE_MS);
    owed += 1;
    const said = await answer(message).catch((error: unknown): FromWorker => ({
      kind: 'failure',
      id: message.id,
      message: String(error),
    }));
    owed -= 1;
    if (owed === 0) clearInterval(pulse);
    reply(said);
  }

  return (message) => {
    switch (message.kind) {
      case 'start': {
        const { basePath, indexName, languages } = message.site;
        shelf ??= createIndexShelf(basePath);
        api = createSearchApi({ indexName, languages, indexOf: shelf.indexOf });
        break;
      }
      case 'coming':
        shelf?.expect(message.language);
        break;
      case 'core':
        shelf?.hand(message.language, message.bytes);
        break;
      case 'foresee':
        // Where it fails, the question that follows tries again, and tells.
        shelf
          ?.indexOf(message.language)
          .then((index) => fetchAnswer(index, message.query))
          .catch(() => {});
        break;
      case 'ask':
        shelf?.hurry();
        void tellMeanwhile(message);
        break;
    }
  };
}
