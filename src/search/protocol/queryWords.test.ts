import { describe, expect, it } from 'vitest';
import { indexOf } from '../engine/engineFixture.ts';
import { createSearchApi } from './searchApi.ts';
import { createFixture, ENGLISH, INDONESIAN } from './searchFixture.ts';

const { ask, query, source } = createFixture();
const urls = (answer: Awaited<ReturnType<typeof query>>) => answer.hits.map(({ url }) => url);

/** One query to the real engine. */
async function real(parameters: object): Promise<Awaited<ReturnType<typeof query>>> {
  const indexes = new Map([
    ['en', indexOf(ENGLISH)],
    ['id', indexOf(INDONESIAN, { language: 'id' })],
  ]);
  const indexOfLanguage = async (language: string) => indexes.get(language) ?? indexOf([]);
  const api = createSearchApi({ ...source, indexOf: indexOfLanguage });
  const { body } = await api.answer('POST', '1/indexes/lontar/query', JSON.stringify(parameters));
  return JSON.parse(body) as Awaited<ReturnType<typeof query>>;
}

describe('a phrase', () => {
  it.each([
    ['"palm leaves"', ['/palm', '/palm#ink', '/palm#oil', '/bundle']],
    ['"leaves palm"', []],
    ['“palm thirteen”', ['/bundle']],
    ['"thirteen palm leaves" one', ['/bundle']],
    ['"use effect"', ['/docs/']],
    ['"useEffect and node_modules"', ['/docs/']],
    ['"palm leav"', []],
    ['"palm again" "node modules"', ['/docs/']],
    ['"palm again" "naskah palm"', []],
  ])('%s is found word by word', async (text, expected) => {
    const found = urls(await real({ query: text, facetFilters: ['language:en'] }));
    expect(found.toSorted()).toEqual([...expected].toSorted());
    expect(urls(await real({ query: text, facetFilters: ['language:en'], advancedSyntax: 'true' }))).toEqual(
      found,
    );
  });

  it('is no more than its words where that is asked for, or its end is missing', async () => {
    const plain = urls(await real({ query: 'leaves palm' }));
    expect(plain).not.toEqual([]);
    expect(urls(await real({ query: '"leaves palm"', advancedSyntax: false }))).toEqual(plain);
    expect(urls(await real({ query: '"leaves palm"', advancedSyntaxFeatures: 'excludeWords' }))).toEqual(
      plain,
    );
    expect(urls(await real({ query: '"leaves palm' }))).toEqual(plain);
    expect(urls(await real({ query: 'leaves palm ""' }))).toEqual(plain);
  });
});

describe('queryType', () => {
  it.each([
    [undefined, true, false],
    ['prefixLast', true, false],
    ['prefixNone', false, false],
    ['prefixAll', true, true],
  ])('%s says which words may be only begun', async (queryType, isLast, isFirst) => {
    const marked = async (text: string) => {
      const { hits } = await real({ query: text, queryType, facetFilters: ['language:en'] });
      return hits.some(({ _highlightResult: { content } }) => content?.value.includes('<em>cent</em>uries'));
    };
    expect(await marked('scribes cent')).toBe(isLast);
    expect(await marked('cent scribes')).toBe(isFirst);
  });

  it.each(['prefixSome', 'toString'])('is refused if it is %s', async (queryType) => {
    const { status, data } = await ask('1/indexes/lontar/query', { query: 'palm', queryType });
    expect(status).toBe(400);
    expect(data.message).toBe('queryType must be prefixNone, prefixLast, prefixAll');
  });
});
