import { describe, expect, test } from 'vitest';
import type { SearchHit } from '../searchClient.ts';
import { groupHits, type HitGroup } from './groupHits.ts';

interface Given {
  readonly group?: string;
  readonly page: string;
  readonly part?: string;
  readonly type?: SearchHit['type'];
  readonly language?: string;
}

function hitOf({ group = 'Blog', page, part, type, language = 'en' }: Given): SearchHit {
  return {
    objectID: `${page}#${part ?? ''}${type ?? ''}`,
    url: `/${page}#${part ?? ''}`,
    type: type ?? (part === undefined ? 'lvl1' : 'lvl2'),
    hierarchy: {
      lvl0: group,
      lvl1: page,
      lvl2: part ?? null,
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    },
    content: null,
    language: 'en',
    text_language: language,
  };
}

const OPTIONS = { locale: 'en', maxHits: 5 };

/** Rows as 'page/part', those below the row of their page indented. */
const outline = ({ rows }: HitGroup) =>
  rows.map(
    ({ hit: { hierarchy }, isPart }) =>
      `${isPart ? '  ' : ''}${hierarchy.lvl1}${hierarchy.lvl2 === null ? '' : `/${hierarchy.lvl2}`}`,
  );

describe('hits are grouped', () => {
  test('by what they belong to, the group of the best hit first', () => {
    const groups = groupHits(
      [{ group: 'Docs', page: 'a' }, { page: 'b' }, { group: 'Docs', page: 'c' }].map(hitOf),
      OPTIONS,
    );
    expect(groups.map(({ name }) => name)).toEqual(['Docs', 'Blog']);
    expect(groups.map(outline)).toEqual([['a', 'c'], ['b']]);
  });

  test('those of a page together, parts below the row of their page', () => {
    const [group] = groupHits(
      [
        { page: 'a' },
        { page: 'b', part: 'x' },
        { page: 'a', part: 'y' },
        { page: 'b' },
        { page: 'a', part: 'z', type: 'content' as const },
      ].map(hitOf),
      OPTIONS,
    );
    expect(group && outline(group)).toEqual(['a', '  a/y', '  a/z', 'b/x', 'b']);
  });

  test('[S9.3] at most as many a group as configured, 5 by default', () => {
    const hits = Array.from({ length: 8 }, (_, index) => hitOf({ page: `page-${index}` }));
    const docs = Array.from({ length: 8 }, (_, index) =>
      hitOf({ group: 'Docs', page: 'one', part: `${index}` }),
    );
    expect(groupHits([...hits, ...docs], OPTIONS).map(({ rows }) => rows.length)).toEqual([5, 5]);
    expect(groupHits([...hits, ...docs], { ...OPTIONS, maxHits: 2 }).map(({ rows }) => rows.length)).toEqual([
      2, 2,
    ]);
  });

  test("the reader's own language first, others in groups of their own", () => {
    const groups = groupHits(
      [
        { page: 'asing', language: 'en' },
        { page: 'sendiri', language: 'id' },
      ].map(hitOf),
      { locale: 'id', maxHits: 5 },
    );
    expect(groups.map(({ language }) => language)).toEqual([null, 'en']);
    expect(groups.map(outline)).toEqual([['sendiri'], ['asing']]);
  });

  test('hits that do not say their language count as the own', () => {
    const { text_language: _text, language: _page, ...hit } = hitOf({ page: 'a' });
    expect(groupHits([hit], { locale: 'id', maxHits: 5 })).toMatchObject([{ language: null }]);
  });

  test('nothing makes no groups', () => {
    expect(groupHits([], OPTIONS)).toEqual([]);
  });
});
