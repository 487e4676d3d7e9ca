/** What the day of `bench/scale.mjs` takes for granted: everything in it that was not measured. */
export const ASSUMPTIONS = {
  /** Visits; each is one reader in one browser. */
  readers: 1_000_000,
  /** Share that was here before and still has what it fetched. */
  returning: 0.4,
  /** Days since such a reader was here. */
  daysAway: 7,
  /** Share of returning readers who begin with a page that they know. */
  beginsWithKnownPage: 0.5,
  /** Share of all readers who have installed the site: a part of those who return. */
  installed: 0.005,
  /** Deploys a day, each with one edited post. */
  deploysADay: 2,
  /** Changes of the theme a month: after one, every page and script is fetched anew. */
  themeDeploysAMonth: 1,
  /** Chance that a reader goes on to one more page. */
  goesOn: 0.4,
  /** Share that leaves within five seconds without touching anything: no script is fetched. */
  leavesAtOnce: 0.15,
  /** Share on a slow line or saving data: nothing is fetched ahead. */
  savesData: 0.05,
  /** Share on a wide screen, which shows more links at a time. */
  wideScreen: 0.45,
  /** Share that searches once. */
  searches: 0.03,
  /** Bytes of pictures on a page, besides its HTML. */
  pictureBytes: 30_000,
  /** Bytes of a connection: TLS, and the headers of its first answer. */
  connectionBytes: 5000,
  /** Bytes of the headers of a further answer, which HTTP/2 and 3 write as references to the first. */
  headerBytes: 150,
  /** How much busier the busiest hour is than the average one. */
  peakFactor: 2.5,
  /** Places of a CDN. Readers spread evenly over them, which is the worst for its caches. */
  edges: 100,
  /** The page of rank n is read 1 / n^exponent as often as the first. */
  zipfExponent: 0.9,
};
