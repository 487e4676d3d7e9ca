import { describe, expect, it } from 'vitest';
import { createFixture } from './searchFixture.ts';

const { ask, query, opened } = createFixture();
const urlsOf = async (parameters: object) =>
  (await query({ query: 'palm', ...parameters })).hits.map(({ url }) => url);

const DOCS = ['/docs/'];
const INDONESIAN = ['/id/palm', '/id/bundle'];
const NOT_DOCS = ['/palm', '/bundle', '/bundle#hostile', '/id/palm', '/id/bundle'];
const ALL = ['/palm', '/bundle', '/bundle#hostile', '/docs/', '/id/palm', '/id/bundle'];

describe('facetFilters', () => {
  it.each([
    [['language:id'], INDONESIAN],
    ['language:id', INDONESIAN],
    ['["language:id"]', INDONESIAN],
    ['language:id,text_language:en', ['/id/bundle']],
    [['language:id', 'text_language:en'], ['/id/bundle']],
    [[['language:id', 'docusaurus_tag:docs-default-current']], [...DOCS, ...INDONESIAN]],
    [['docusaurus_tag:-docs-default-current'], NOT_DOCS],
    [['language:-en'], INDONESIAN],
    [['docusaurus_tag:\\-docs-default-current'], []],
    [['LANGUAGE:id'], []],
    [['language:ID'], INDONESIAN],
    [['hierarchy.lvl0:Docs'], DOCS],
    [['type:lvl1', 'language:en'], ['/palm']],
    [
      ['type:content', 'language:en'],
      ['/bundle', '/bundle#hostile', '/docs/'],
    ],
    [['unknown:thing'], []],
    [['unknown:-thing'], ALL],
    [[], ALL],
    [[[]], ALL],
    ['', ALL],
    [['url:a:b'], []],
  ])('%j', async (facetFilters, urls) => {
    expect(await urlsOf({ facetFilters })).toEqual(urls);
  });
});

describe('filters', () => {
  it.each([
    ['', ALL],
    ['  ', ALL],
    ['language:id', INDONESIAN],
    ['language:id AND text_language:en', ['/id/bundle']],
    ['language:id AND (text_language:en OR text_language:id)', INDONESIAN],
    ['language:id OR docusaurus_tag:docs-default-current', [...DOCS, ...INDONESIAN]],
    ['(language:id)', INDONESIAN],
    ['NOT language:en', INDONESIAN],
    ['NOT docusaurus_tag:docs-default-current AND NOT language:id', ['/palm', '/bundle', '/bundle#hostile']],
    ['hierarchy.lvl0:"Docs"', DOCS],
    ["hierarchy.lvl0:'Docs'", DOCS],
    ['"hierarchy.lvl0":Docs', DOCS],
    ['hierarchy.lvl0:"D\\ocs"', DOCS],
    ['hierarchy.lvl0:"not there (at all)"', []],
  ])('%s', async (filters, urls) => {
    expect(await urlsOf({ filters })).toEqual(urls);
  });

  it('spare the indexes of other languages', async () => {
    opened.length = 0;
    await urlsOf({ filters: 'language:id AND docusaurus_tag:default' });
    expect(opened).toEqual(['id']);
  });

  it.each([
    ['language', "expected facet:value, found 'language'"],
    ['date > 3', "expected facet:value, found 'date'"],
    ['language:id AND', "expected facet:value, found ''"],
    ['AND language:id', "expected facet:value, found 'AND'"],
    ['language:id text_language:en', "expected AND or OR, found 'text_language:en'"],
    ['(language:id', 'a parenthesis is not closed'],
    ['language:id)', "expected AND or OR, found ')'"],
    ['language:"id', 'a quotation mark is not closed'],
    ['language:id OR language:en AND type:lvl1', 'what OR joins needs parentheses beside AND'],
    ['(language:id AND type:lvl1) OR language:en', 'a parenthesis is not closed'],
  ])('%s is refused with a reason', async (filters, reason) => {
    const { status, data } = await ask('1/indexes/lontar/query', { filters });
    expect([status, data.message]).toEqual([400, `filters: ${reason}`]);
  });
});

describe('facets', () => {
  it.each(['language', ['language'], '["language"]'])(
    '%j counts a facet over all pages of hits',
    async (facets) => {
      const answer = await query({ query: 'palm', facets, hitsPerPage: 1 });
      expect(answer.facets).toEqual({ language: { en: 4, id: 2 } });
    },
  );

  it('may be all there are, the commonest values first', async () => {
    const { facets } = await query({ query: 'palm', facets: ['*'] });
    expect(facets).toEqual({
      language: { en: 4, id: 2 },
      text_language: { en: 5, id: 1 },
      docusaurus_tag: { default: 5, 'docs-default-current': 1 },
      type: { content: 5, lvl1: 1 },
      'hierarchy.lvl0': { Blog: 5, Docs: 1 },
    });
    expect(Object.keys(facets['docusaurus_tag'] ?? {})).toEqual(['default', 'docs-default-current']);
  });

  it('have at most maxValuesPerFacet values; unknown ones are left out', async () => {
    const { facets } = await query({
      query: 'palm',
      facets: ['language', '__proto__'],
      maxValuesPerFacet: 1,
    });
    expect(facets).toEqual({ language: { en: 4 } });
    expect(await query({ query: 'palm' })).not.toHaveProperty('facets');
  });
});
