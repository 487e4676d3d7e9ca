import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ByteReader } from './byteReader.ts';
import { ByteWriter } from './byteWriter.ts';
import { readTerms, writeTerms } from './dictionary.ts';
import { seal, unseal } from './envelope.ts';
import { Frequencies } from './frequencies.ts';
import { Postings } from './postings.ts';
import { RangeDecoder } from './rangeCoder.ts';
import { RangeEncoder } from './rangeEncoder.ts';
import { readStrings, writeStrings } from './strings.ts';
import { writePostings } from './writePostings.ts';

const written = (write: (writer: ByteWriter) => void) => {
  const writer = new ByteWriter();
  write(writer);
  return new ByteReader(writer.toBytes());
};

describe('numbers, texts and terms', () => {
  it('come back as they were written', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(0xffffffff)), fc.string(), fc.uint8Array(), (numbers, text, bytes) => {
        const reader = written((writer) => {
          for (const number of numbers) writer.number(number);
          writer.text(text);
          writer.block(bytes);
        });
        expect(reader.numbers(numbers.length)).toEqual(numbers);
        expect(reader.text()).toBe(text);
        expect(reader.block()).toEqual(bytes);
        expect(() => reader.byte()).toThrow('damaged');
      }),
    );
  });

  it('are not read beyond their end', () => {
    const reader = new ByteReader(Uint8Array.of(200, 200));
    expect(() => reader.numbers(3)).toThrow('damaged');
    expect(() => reader.bytes(3)).toThrow('damaged');
    expect(() => reader.number()).toThrow('damaged');
    expect(() => new ByteReader(new Uint8Array(9).fill(255)).number()).toThrow('damaged');
  });

  it('keeps terms in order, whatever letters they have', () => {
    const term = fc.string({ unit: fc.constantFrom(...'abcé', '𐐨', '𐐩', '用'), minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(fc.uniqueArray(term), (list) => {
        const terms = list.toSorted((a, b) => (a < b ? -1 : 1));
        expect(
          readTerms(
            written((writer) => writeTerms(writer, terms)),
            terms.length,
          ),
        ).toEqual(terms);
      }),
    );
  });
});

describe('symbols by their frequency', () => {
  it('come back in order', () => {
    const weights = fc.array(fc.nat(1000), { minLength: 1, maxLength: 300 });
    fc.assert(
      fc.property(weights, fc.infiniteStream(fc.nat()), fc.nat(200), (weights, stream, count) => {
        const own = weights.map((weight) => weight + 1);
        const symbols = [...stream.take(count)].map((number) => number % own.length);
        const encoder = new RangeEncoder();
        const learning = new Frequencies(own);
        for (const symbol of symbols) {
          encoder.code(learning, symbol);
          encoder.codeBits(symbol, 20);
          learning.learn(symbol, 32);
        }
        const decoder = new RangeDecoder(encoder.finish());
        const learnt = new Frequencies(own);
        for (const symbol of symbols) {
          expect(decoder.code(learnt)).toBe(symbol);
          expect(decoder.codeBits(0, 20)).toBe(symbol);
          learnt.learn(symbol, 32);
        }
      }),
    );
  });

  it('carries over a run of full bytes', () => {
    const nearlySure = new Frequencies([1, 2 ** 19 - 2, 1]);
    for (const last of [0, 1, 2]) {
      const symbols = [...Array.from({ length: 5000 }, () => 1), 2, 2, 2, 2, last, 1];
      const encoder = new RangeEncoder();
      for (const symbol of symbols) encoder.code(nearlySure, symbol);
      const decoder = new RangeDecoder(encoder.finish());
      for (const symbol of symbols) expect(decoder.code(nearlySure)).toBe(symbol);
    }
  });

  it('refuses a symbol that was never met', () => {
    expect(() => new RangeEncoder().code(new Frequencies([1, 0, 1]), 1)).toThrow('never met');
  });

  it('finds the symbol of every value', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(5), { minLength: 1, maxLength: 40 }), (weights) => {
        const frequencies = new Frequencies(weights);
        const all = weights.flatMap((weight, symbol) => Array.from({ length: weight }, () => symbol));
        expect(frequencies.total).toBe(all.length);
        expect(all.map((_, value) => frequencies.at(value))).toEqual(all);
        expect(weights.map((_, symbol) => frequencies.before(symbol))).toEqual(
          weights.map((_, symbol) => all.filter((other) => other < symbol).length),
        );
      }),
    );
  });
});

describe('postings', () => {
  it('come back as they were written', () => {
    const sectionCount = 70_000;
    const posting = fc.record({ section: fc.nat(sectionCount - 1), grade: fc.nat(3) });
    const list = fc
      .uniqueArray(posting, { selector: ({ section }) => section, maxLength: 50 })
      .map((postings) => postings.toSorted((a, b) => a.section - b.section));
    fc.assert(
      fc.property(fc.array(list), (lists) => {
        const bytes = writePostings(
          lists.map((list) => ({
            sections: list.map(({ section }) => section),
            grades: list.map(({ grade }) => grade),
          })),
          sectionCount,
        );
        const counts = Uint32Array.from(lists, ({ length }) => length);
        const postings = new Postings(bytes, counts, sectionCount);
        lists.forEach((list, index) => {
          const read: { section: number; grade: number }[] = [];
          postings.forEach(index, (section, grade) => read.push({ section, grade }));
          expect(read).toEqual(list);
          expect(postings.countOf(index)).toBe(list.length);
        });
      }),
    );
  });

  it('never name a section that is not there, whatever bytes they are read from', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 40 }),
        fc.array(fc.nat(30)),
        fc.integer({ min: 1, max: 20 }),
        (bytes, counts, sectionCount) => {
          let highest = -1;
          try {
            const postings = new Postings(bytes, Uint32Array.from(counts), sectionCount);
            counts.forEach((_, list) =>
              postings.forEach(list, (section) => (highest = Math.max(highest, section))),
            );
          } catch (error) {
            expect(String(error)).toContain('damaged');
          }
          expect(highest).toBeLessThan(sectionCount);
        },
      ),
    );
  });
});

describe('strings and nulls', () => {
  it('come back as they were written', () => {
    fc.assert(
      fc.property(fc.array(fc.option(fc.string({ unit: 'grapheme' }))), (strings) => {
        const next = readStrings(writeStrings(strings));
        expect(strings.map(next)).toEqual(strings);
        expect(next).toThrow('damaged');
      }),
    );
  });
});

describe('a file', () => {
  const payload = Uint8Array.of(1, 2, 3);

  it('is opened as what it was sealed', () => {
    expect(unseal('texts', seal('texts', payload, 5), 5)).toEqual(payload);
  });

  it('is refused where it is something else', () => {
    expect(() => unseal('texts', Uint8Array.of())).toThrow('no file of a search index');
    expect(() => unseal('texts', new TextEncoder().encode('<!doctype html>'))).toThrow(
      'no file of a search index',
    );
    expect(() => unseal('core', seal('texts', payload))).toThrow('another kind or version');
    expect(() => unseal('texts', seal('texts', payload, 5), 6)).toThrow('damaged');
  });

  it('is refused with any of its bits changed, and cut anywhere', () => {
    const file = seal('texts', payload, 5);
    for (let bit = 0; bit < file.length * 8; bit += 1) {
      const changed = file.slice();
      changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      expect(() => unseal('texts', changed, 5)).toThrow(/damaged|no file|another kind/);
    }
    for (let length = 0; length < file.length; length += 1)
      expect(() => unseal('texts', file.slice(0, length), 5)).toThrow(/damaged|no file/);
  });
});
