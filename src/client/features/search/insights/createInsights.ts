import type { SearchSettings } from '#model/searchSettings.ts';
import type { SearchAnswer } from '../searchClient.ts';
import { loadInsights, type SendEvent } from './loadInsights.ts';

/** Tells Algolia which hits were seen and opened, where the owner wishes it. */
export interface Insights {
  /** These hits are on the screen. Said once they have stayed there. */
  readonly view: (answer: Seen) => void;
  /** One of them was opened; `position` counts from 1. */
  readonly select: (answer: Seen, objectID: string, position: number) => void;
}

/** Without a query id the engine in the page has answered, of which Algolia knows nothing. */
type Seen = Pick<SearchAnswer, 'queryID'> & { readonly hits: readonly { readonly objectID: string }[] };

/** Specification, sections 7 and 9. */
const VIEW_DELAY_MS = 400;
const VIEW_BATCH = 20;

const SOURCE = ['autocomplete', 'autocomplete-internal'];

/** Nothing is loaded and nothing is sent unless the owner asks for it. */
export function createInsights(
  settings: SearchSettings,
  load: (remote: NonNullable<SearchSettings['remote']>) => SendEvent = loadInsights,
): Insights {
  const { remote, hasInsights, indexName: index } = settings;
  if (hasInsights !== true || remote === undefined) return { view() {}, select() {} };
  const send = load(remote);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastViewed = '';

  function sendViews(objectIDs: readonly string[]): void {
    for (let from = 0; from < objectIDs.length; from += VIEW_BATCH) {
      const batch = objectIDs.slice(from, from + VIEW_BATCH);
      send('viewedObjectIDs', { eventName: 'Items Viewed', index, objectIDs: batch, algoliaSource: SOURCE });
    }
  }

  return {
    view({ queryID, hits }) {
      clearTimeout(timer);
      if (queryID === null || hits.length === 0) return;
      const objectIDs = hits.map(({ objectID }) => objectID);
      timer = setTimeout(() => {
        if (lastViewed === objectIDs.join()) return;
        lastViewed = objectIDs.join();
        sendViews(objectIDs);
      }, VIEW_DELAY_MS);
    },
    select({ queryID }, objectID, position) {
      if (queryID === null) return;
      const event = {
        eventName: 'Item Selected',
        index,
        objectIDs: [objectID],
        positions: [position],
        queryID,
      };
      send('clickedObjectIDsAfterSearch', { ...event, algoliaSource: SOURCE });
    },
  };
}
