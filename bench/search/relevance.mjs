const DEPTH = 10;

/** Mean reciprocal rank within the first ten: 1 if every query has a right hit first, 0 if none has one. */
export async function reciprocalRank(queries, urlsFor) {
  let sum = 0;
  const ranks = [];
  for (const { language, query, urls } of queries) {
    const found = (await urlsFor(language, query)).slice(0, DEPTH);
    const rank = found.findIndex((url) => urls.some((wanted) => isWanted(url, wanted)));
    ranks.push(rank);
    if (rank !== -1) sum += 1 / (rank + 1);
  }
  return { figure: sum / queries.length, ranks };
}

/** An address without an anchor takes any section of its page. */
function isWanted(url, wanted) {
  return url === wanted || (!wanted.includes('#') && url.split('#')[0] === wanted);
}
