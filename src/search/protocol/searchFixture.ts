/** A small site in two languages, searched by plain comparison: what the tests of the protocol share. */
import type { IndexedPage } from '../indexedPage.ts';
import type { SearchIndex, SectionFacets, SectionMatch, SectionText, TermMatch } from '../searchIndex.ts';
import { tokenize } from '../text/tokenize.ts';
import type { SearchSource } from './findSections.ts';
import { createSearchApi } from './searchApi.ts';

const page = (
  url: string,
  sections: IndexedPage['sections'],
  more: Partial<IndexedPage> = {},
): IndexedPage => ({
  url,
  group: 'Blog',
  tag: 'default',
  textLanguage: 'en',
  inboundLinks: 0,
  sections,
  ...more,
});

export const HOSTILE = `<img src=x onerror=alert(1)>&"'</script>`;

export const ENGLISH: readonly IndexedPage[] = [
  page('/palm', [
    {
      anchor: null,
      level: 1,
      heading: 'Palm leaves',
      content: 'How scribes wrote on palm leaves for centuries.',
    },
    {
      anchor: 'ink',
      level: 2,
      heading: 'Ink & soot',
      content: 'Soot makes the letters dark. Ink is wiped away.',
    },
    { anchor: 'oil', level: 4, heading: 'Oil', content: '' },
  ]),
  page('/bundle', [
    {
      anchor: null,
      level: 1,
      heading: 'Bundles',
      content:
        'One two three four five six seven eight nine ten eleven twelve palm thirteen palm leaves fourteen fifteen sixteen seventeen.',
    },
    { anchor: 'hostile', level: 2, heading: HOSTILE, content: `palm ${HOSTILE} leaf` },
  ]),
  page(
    '/docs/',
    [{ anchor: null, level: 1, heading: 'Guide', content: 'Palm again, with useEffect and node_modules.' }],
    { group: 'Docs', tag: 'docs-default-current' },
  ),
];

export const INDONESIAN: readonly IndexedPage[] = [
  page('/id/palm', [{ anchor: null, level: 1, heading: 'Daun palem', content: 'Naskah palm dari Bali.' }], {
    textLanguage: 'id',
  }),
  page('/id/bundle', [{ anchor: null, level: 1, heading: 'Bundles', content: 'Only in English: palm.' }]),
];

/** Finds what begins with a word of the query; the score is the number of places, a heading counting ten. */
export function scanIndex(pages: readonly IndexedPage[]): SearchIndex {
  const rows = pages.flatMap((each, at) => rowsOf(each, at));
  return {
    sectionCount: rows.length,
    facetsOf: (section) => rowAt(section).facets,
    textsOf: (sections) => Promise.resolve(sections.map((section) => rowAt(section).text)),
    namesOf: (sections) => Promise.resolve(sections.map((section) => rowAt(section).text)),
    search(query) {
      const words = tokenize(query).map(({ term }) => term);
      const terms = new Map<string, TermMatch>();
      const count = (text: string): number => {
        let places = 0;
        for (const token of tokenize(text).flatMap((each) => [each, ...each.parts])) {
          const found = words.flatMap((word, at) => (token.term.startsWith(word) ? [at] : []));
          const length = Math.max(...found.map((at) => words[at]?.length ?? 0));
          if (found.length > 0) terms.set(token.term, { words: found, length, typos: 0 });
          places += found.length;
        }
        return places;
      };
      const matches = rows.flatMap(({ text }, section): SectionMatch[] => {
        const inHeading = count(text.headings.at(-1) ?? '');
        const inContent = count(text.content);
        const score = 10 * inHeading + inContent;
        return score > 0 || words.length === 0
          ? [{ section, score, isInHeading: inHeading > 0, isInContent: inContent > 0 }]
          : [];
      });
      return Promise.resolve({ words, terms, matches: matches.sort((one, two) => two.score - one.score) });
    },
  };

  function rowAt(section: number): Row {
    const row = rows[section];
    if (row === undefined) throw new RangeError(`There is no section ${section}`);
    return row;
  }
}

interface Row {
  readonly facets: SectionFacets;
  readonly text: SectionText;
}

function rowsOf({ url, group, tag, textLanguage, sections }: IndexedPage, page: number): readonly Row[] {
  const headings: (string | null)[] = [];
  return sections.map(({ anchor, level, heading, content }) => {
    headings.length = Math.min(headings.length, level - 1);
    while (headings.length < level - 1) headings.push(null);
    headings.push(heading);
    return {
      facets: { page, level, group, tag, textLanguage },
      text: { url: anchor === null ? url : `${url}#${anchor}`, anchor, headings: [...headings], content },
    };
  });
}

export interface Fixture {
  readonly source: SearchSource;
  /** Languages whose index was asked for. */
  readonly opened: string[];
  ask(path: string, body: unknown, method?: string): Promise<{ status: number; data: Answered }>;
  /** One query, in the form of today's clients. */
  query(parameters: object): Promise<Answered>;
}

/** An answer, with those of its members that tests look at. */
export interface Answered {
  readonly message?: string;
  readonly status?: number;
  readonly results: readonly Answered[];
  readonly hits: readonly FixtureHit[];
  readonly facetHits: readonly {
    readonly value: string;
    readonly highlighted: string;
    readonly count: number;
  }[];
  readonly facets: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly [name: string]: unknown;
}

export interface FixtureHit {
  readonly objectID: string;
  readonly url: string;
  readonly type: string;
  readonly content: string | null;
  readonly hierarchy: Readonly<Record<string, string | null>>;
  readonly language: string;
  readonly _highlightResult: MarkedFixture;
  readonly _snippetResult: MarkedFixture;
  readonly [name: string]: unknown;
}

interface MarkedFixture {
  readonly content: {
    readonly value: string;
    readonly matchLevel: string;
    readonly matchedWords: readonly string[];
  };
  readonly hierarchy: Readonly<Record<string, { readonly value: string; readonly matchLevel: string }>>;
  readonly [name: string]: unknown;
}

export function createFixture(): Fixture {
  const indexes: Readonly<Record<string, SearchIndex>> = {
    en: scanIndex(ENGLISH),
    id: scanIndex(INDONESIAN),
  };
  const opened: string[] = [];
  const source: SearchSource = {
    indexName: 'lontar',
    languages: ['en', 'id'],
    indexOf(language) {
      opened.push(language);
      const index = indexes[language];
      return index ? Promise.resolve(index) : Promise.reject(new Error(`No index for ${language}`));
    },
  };
  const api = createSearchApi(source);
  const ask: Fixture['ask'] = async (path, body, method = 'POST') => {
    const answer = await api.answer(method, path, typeof body === 'string' ? body : JSON.stringify(body));
    const data = JSON.parse(answer.body) as Answered;
    return { status: answer.status, data };
  };
  return {
    source,
    opened,
    ask,
    async query(parameters) {
      const { status, data } = await ask('1/indexes/lontar/query', parameters);
      if (status !== 200) throw new Error(`${status}: ${data.message}`);
      return data;
    },
  };
}
