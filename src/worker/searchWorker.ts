/** The search engine beside the page: whatever it has to think about, the page stays free. */
import { loadEngine } from 'virtual:engine';
import type { ToWorker } from '#search/workerMessages.ts';

// Chromium hands over what was posted to a worker only when its script has run and the page has a moment. This one has
// run before the page is busy with its window; of the engine, which the page fetches as well, nothing waits for the page.
const engine = loadEngine(location.search);

// The page hears of an error, but not of a promise that was rejected.
engine.catch(reportError);

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  // That there is no engine was reported once; nothing waits for a message then.
  engine
    .then(
      ({ receive }) => receive(data),
      () => null,
    )
    .catch(reportError);
});
