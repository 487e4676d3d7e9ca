import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ByteReader } from './byteReader.ts';
import { ByteWriter } from './byteWriter.ts';
import { readTerms, writeTerms } from './dictionary.ts';
import { seal, unseal } from './envelope.ts';
import { GRADE_BITS, Postings, writePostings } from './postings.ts';
import { readStrings, writeStrings } from './strings.ts';

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
        expect([...reader.numbers(numbers.length)]).toEqual(numbers);
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

describe('postings', () => {
  const sectionCount = 70_000;

  it.each(['headings', 'contents'] as const)('of %s come back as they were written', (field) => {
    const posting = fc.record({
      section: fc.nat(sectionCount - 1),
      grade: fc.nat(2 ** GRADE_BITS[field] - 1),
    });
    const list = fc
      .uniqueArray(posting, { selector: ({ section }) => section, maxLength: 50 })
      .map((postings) => postings.toSorted((a, b) => a.section - b.section));
    fc.assert(
      fc.property(fc.array(list), (lists) => {
        const coded = lists.map((list) =>
          list.map(({ section, grade }) => (section << GRADE_BITS[field]) | grade),
        );
        const shape = { field, count: lists.length, sectionCount };
        const postings = new Postings(writePostings(coded, field), shape);
        lists.forEach((list, index) => {
          const read: { section: number; grade: number }[] = [];
          postings.forEach(index, (section, grade) => read.push({ section, grade }));
          expect(read).toEqual(list);
        });
      }),
    );
  });

  it('never name a section that is not there, whatever bytes they are read from', () => {
    const read = (bytes: Uint8Array, count: number, sectionCount: number) => {
      const postings = new Postings(bytes, { field: 'contents', count, sectionCount });
      let highest = -1;
      for (let list = 0; list < count; list += 1)
        postings.forEach(list, (section) => (highest = Math.max(highest, section)));
      return highest;
    };
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 40 }),
        fc.nat(9),
        fc.integer({ min: 1, max: 200 }),
        (...given) => {
          try {
            expect(read(...given)).toBeLessThan(given[2]);
          } catch (error) {
            expect(String(error)).toContain('damaged');
          }
        },
      ),
      { numRuns: 2000 },
    );
    expect(() => read(Uint8Array.of(1, 0, 0), 1, 9)).toThrow('damaged');
    expect(() => read(Uint8Array.of(1, 255, 255, 255, 255, 255, 255, 127), 1, 9)).toThrow('damaged');
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
