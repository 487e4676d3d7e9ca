import MiniSearch from 'minisearch';

const MARKS = /\p{M}+/gu;
const SPACES = /[\n\r\p{Z}\p{P}\p{S}]+/u;
const fold = (term) => term.toLowerCase().normalize('NFKD').replace(MARKS, '');

/** MiniSearch as somebody who knows it would set it up for documentation, with what a hit needs to be shown. */
const OPTIONS = {
  fields: ['title', 'heading', 'above', 'content'],
  storeFields: ['title', 'headings', 'url', 'content'],
  tokenize: (text) => text.split(SPACES).filter(Boolean),
  processTerm: fold,
  searchOptions: {
    boost: { title: 4, heading: 3, above: 1.5, content: 1 },
    fuzzy: (term) => (term.length > 3 ? 0.2 : false),
    prefix: (_, index, terms) => index === terms.length - 1,
    combineWith: 'OR',
  },
};

/** The same sections as records. */
export function miniSearchOf(pages) {
  const index = new MiniSearch(OPTIONS);
  index.addAll(recordsOf(pages));
  return index;
}

/** As it would be served. */
export const serialize = (index) => JSON.stringify(index);

/** As a browser would open it. */
export const deserialize = (json) => MiniSearch.loadJSON(json, OPTIONS);

function recordsOf(pages) {
  const records = [];
  for (const { url, sections } of pages) {
    let path = [];
    for (const { anchor, level, heading, content } of sections) {
      path = [...path.filter((above) => above.level < level), { level, heading }];
      const headings = path.map((each) => each.heading);
      records.push({
        id: records.length,
        url: anchor === null ? url : `${url}#${anchor}`,
        title: level === 1 ? heading : '',
        heading: level === 1 ? '' : heading,
        above: headings.slice(0, -1).join(' '),
        headings,
        content,
      });
    }
  }
  return records;
}
