import { loadSearch } from 'virtual:search';

export type SearchScript = Awaited<ReturnType<typeof loadSearch>>;

/** A script that has not arrived by then counts as failed. */
const PATIENCE_MS = 10_000;

let attempts = 0;
let coming: Promise<SearchScript> | null = null;
let script: SearchScript | null = null;

/** The script of the search, if it is there. */
export function arrivedScript(): SearchScript | null {
  return script;
}

/** Loads the script of the search, with a second attempt. What failed is tried anew when it is asked for again. */
export function loadScript(): Promise<SearchScript> {
  if (coming !== null) return coming;
  coming = attempt().catch(attempt);
  coming.then(
    (arrived) => (script = arrived),
    () => (coming = null),
  );
  return coming;
}

function attempt(): Promise<SearchScript> {
  return new Promise((resolve, reject) => {
    setTimeout(reject, PATIENCE_MS, new Error('No answer'));
    loadSearch(attempts).then(resolve, reject);
    attempts += 1;
  });
}
