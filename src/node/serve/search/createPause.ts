import { setImmediate, setTimeout } from 'node:timers/promises';
import type { Pause } from '#search/protocol/work.ts';

/** How long a search may work until others are let in. Most are done before. */
const TURN_MS = 10;
/** Long enough for a page that waits for its file to come a few steps further. */
const REST_MS = 1;

let turns: Promise<void> = Promise.resolve();

/** The pauses of one search. Searches that go on at the same time take turns, with a rest before each. */
export function createPause(): Pause {
  let end = Date.now() + TURN_MS;
  return async () => {
    if (Date.now() < end) return;
    turns = turns.then(rest);
    await turns;
    end = Date.now() + TURN_MS;
  };
}

async function rest(): Promise<void> {
  // What the search before this one does in its turn must not count as the rest.
  await setImmediate();
  await setTimeout(REST_MS);
}
