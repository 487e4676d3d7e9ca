/** Pages that are fetched ahead since links to them are in view, as seen in Chromium: from the first page, and from a later one. */
const FETCHED_AHEAD = { wide: [8, 5], narrow: [8, 3] };

/**
 * The requests of one visit, each with its kind and the bytes of its body: `page` and `file` may change with every deploy,
 * `asset` never does, `check` is an answer without a body (304). `sizes` were measured on a built site; `draw()` gives a page.
 */
export function visit(sizes, assumptions, { random, draw }) {
  const is = (share) => random() < share;
  const isReturning = is(assumptions.returning);
  const reader = {
    hasCopies: isReturning && !is(themeChangedShare(assumptions)),
    isInstalled: isReturning && is(assumptions.installed / assumptions.returning),
    fetchesAhead: !is(assumptions.savesData),
    screen: is(assumptions.wideScreen) ? 'wide' : 'narrow',
  };
  if (reader.isInstalled) return [...update(reader, sizes, assumptions)];
  const requests = [...firstPage(reader, sizes, { is, draw, assumptions })];
  if (is(assumptions.leavesAtOnce)) return requests;
  requests.push(...script(reader, sizes));
  let pages = 1;
  while (is(assumptions.goesOn)) pages += 1;
  requests.push(...links(reader, pages, { draw, assumptions }));
  if (is(assumptions.searches)) requests.push(...search(sizes));
  return requests;
}

/** All bytes of a visit, with its connection and headers. */
export function bytesOf(requests, { connectionBytes, headerBytes }) {
  return requests.reduce((sum, { bytes }) => sum + bytes + headerBytes, connectionBytes);
}

/** Share of returning readers who find another theme. */
export function themeChangedShare({ daysAway, themeDeploysAMonth }) {
  return 1 - Math.exp((-daysAway * themeDeploysAMonth) / 30);
}

/** An installed site shows its copies, and fetches what has changed since. */
function* update({ hasCopies }, sizes, { daysAway, deploysADay }) {
  yield { kind: 'file', bytes: sizes.worker };
  if (!hasCopies) return yield* spread('asset', sizes.install);
  // The list is fetched once, what each edit has changed every time.
  yield { kind: 'asset', bytes: sizes.offlineList };
  for (let edit = 0; edit < daysAway * deploysADay; edit += 1) yield* spread('asset', sizes.edit);
}

function* firstPage({ hasCopies }, sizes, { is, draw, assumptions }) {
  const isKnown = hasCopies && is(assumptions.beginsWithKnownPage);
  yield isKnown ? CHECK : { kind: 'page', bytes: draw() };
  if (!isKnown) yield { kind: 'asset', bytes: assumptions.pictureBytes };
  for (const bytes of sizes.smallFiles) yield hasCopies ? CHECK : { kind: 'file', bytes };
}

function* script({ hasCopies }, sizes) {
  yield { kind: 'file', bytes: sizes.worker };
  if (hasCopies) return;
  yield { kind: 'asset', bytes: sizes.entry };
  yield { kind: 'asset', bytes: sizes.offline };
}

/** A later page has mostly been fetched ahead, so that only its pictures are new. */
function* links({ hasCopies, fetchesAhead, screen }, pages, { draw, assumptions }) {
  for (let page = 0; page < pages; page += 1) {
    if (page > 0) yield { kind: 'asset', bytes: assumptions.pictureBytes };
    if (page > 0 && !fetchesAhead) yield { kind: 'page', bytes: draw() };
    const ahead = fetchesAhead ? FETCHED_AHEAD[screen][Math.min(page, 1)] : 0;
    // Around the first page the links are those of last time.
    for (let link = 0; link < ahead; link += 1)
      yield hasCopies && page === 0 ? CHECK : { kind: 'page', bytes: draw() };
  }
}

function* search(sizes) {
  yield* spread('asset', sizes.searchScripts);
  yield { kind: 'file', bytes: sizes.searchCore };
  yield* spread('asset', sizes.searchParts);
}

const CHECK = { kind: 'check', bytes: 0 };

function* spread(kind, { files, bytes }) {
  for (let file = 0; file < files; file += 1) yield { kind, bytes: bytes / files };
}
