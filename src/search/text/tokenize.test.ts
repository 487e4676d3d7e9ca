import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_TERM_LENGTH, type Token, tokenize } from './tokenize.ts';

const terms = (text: string) => tokenize(text).map(({ term }) => term);
const parts = (text: string) => tokenize(text).map((token) => token.parts.map(({ term }) => term));

describe('words of a text', () => {
  it.each([
    ['Hello, world', ['hello', 'world']],
    ['Déjà vu à Zürich', ['deja', 'vu', 'a', 'zurich']],
    ["don't can’t", ['dont', 'cant']],
    ['useEffect useeffect', ['useeffect', 'useeffect']],
    ['node_modules __dirname', ['nodemodules', 'dirname']],
    ['--flag .env #id $effect', ['flag', 'env', 'id', 'effect']],
    ['C++ and C# or c', ['c++', 'and', 'c#', 'or', 'c']],
    ['@scope/pkg', ['scope', 'pkg']],
    ['Node.js v8.1, 2.0.1', ['nodejs', 'v8.1', '2.0.1']],
    ['the end. Next', ['the', 'end', 'next']],
    ['session.setCategory(event.target.value)', ['session', 'setcategory', 'event', 'target', 'value']],
    ['tags.yml 2.0.1-beta.3', ['tagsyml', '2.0.1beta', '3']],
    ['Re.Pack react-native', ['repack', 'reactnative']],
    ['ﬁne İstanbul', ['fine', 'istanbul']],
    ['80% (of it)', ['80', 'of', 'it']],
    ['', []],
    ['— … !', []],
  ])('%s', (text, expected) => {
    expect(terms(text)).toEqual(expected);
  });

  it.each([
    ['useEffect', ['use', 'effect']],
    ['XMLHttpRequest', ['xml', 'http', 'request']],
    ['getURLs', ['get', 'urls']],
    ['node_modules', ['node', 'modules']],
    ['react-native', ['react', 'native']],
    ['iOS', ['i', 'os']],
    ['v8.1', []],
    ["don't", []],
    ['GitHub', ['git', 'hub']],
    ['word', []],
    ['Word', []],
    ['WORD', []],
    ['ES2022', []],
  ])('%s has parts', (text, expected) => {
    expect(parts(text)).toEqual([expected]);
  });

  it('cuts what is too long to be a word, never through a letter', () => {
    expect(terms('a'.repeat(100))).toEqual(['a'.repeat(MAX_TERM_LENGTH)]);
    expect(terms(`a${'𐐨'.repeat(40)}`)).toEqual([`a${'𐐨'.repeat(MAX_TERM_LENGTH / 2 - 1)}`]);
  });

  it('takes any string, and says where each word is', () => {
    const check = (tokens: readonly Token[], from: number, to: number): void => {
      let last = from;
      for (const { start, end, term, parts } of tokens) {
        expect(start).toBeGreaterThanOrEqual(last);
        expect(end).toBeGreaterThan(start);
        expect(end).toBeLessThanOrEqual(to);
        expect(term).not.toBe('');
        expect(term.length).toBeLessThanOrEqual(MAX_TERM_LENGTH);
        check(parts, start, end);
        last = end;
      }
    };
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 60 }),
        fc.string({ unit: 'grapheme' }),
        (one, other) => {
          for (const text of [one, other, `\ud800${one}\udfff`]) check(tokenize(text), 0, text.length);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('finds a word again that it found: its own text gives the same term', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
        for (const { start, end, term } of tokenize(text))
          expect(terms(text.slice(start, end))).toEqual([term]);
      }),
    );
  });
});
