const PASSES = 3;

/** What a reader's typing costs in two engines, key by key and in turns, so that a busy machine is busy for both. */
export async function compareKeystrokes(queries, search, otherSearch) {
  const keys = queries.flatMap((query) => Array.from(query, (_, at) => query.slice(0, at + 1)));
  const own = keys.map(() => Infinity);
  const other = keys.map(() => Infinity);
  for (let pass = 0; pass < PASSES; pass += 1) {
    for (const [at, key] of keys.entries()) {
      own[at] = Math.min(own[at], await timeOf(() => search(key)));
      other[at] = Math.min(other[at], await timeOf(() => otherSearch(key)));
    }
  }
  return { own: percentile95(own), other: percentile95(other) };
}

async function timeOf(run) {
  const start = performance.now();
  await run();
  return performance.now() - start;
}

function percentile95(times) {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)];
}
