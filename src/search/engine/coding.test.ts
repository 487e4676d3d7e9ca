import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BitReader } from './bitReader.ts';
import { BitWriter } from './bitWriter.ts';
import { ByteReader } from './byteReader.ts';
import { ByteWriter } from './byteWriter.ts';
import { readTerms, writeTerms } from './dictionary.ts';
import { seal, unseal } from './envelope.ts';
import { readMadeForms, writeMadeForms } from './madeForms.ts';
import { GRADE_BITS, Postings, writePostings } from './postings.ts';
import { packLists } from './termTable.ts';
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

describe('bits', () => {
  it('come back as they were written', () => {
    const choice = fc
      .tuple(fc.uniqueArray(fc.nat(999)), fc.nat(100))
      .map(([list, room]) => ({ list: list.toSorted((a, b) => a - b), size: 1000 + room }));
    const one = fc
      .tuple(fc.nat(2 ** 20), fc.nat(2 ** 20))
      .map(([a, b]) => [Math.min(a, b), Math.max(a, b) + 1]);
    fc.assert(
      fc.property(
        fc.array(choice),
        fc.array(fc.integer({ min: 1 })),
        fc.array(one),
        (choices, numbers, ones) => {
          const writer = new BitWriter();
          for (const { list, size } of choices) writer.choice(Uint32Array.from(list), size);
          for (const number of numbers) writer.number(number);
          for (const [value = 0, size = 1] of ones) writer.even(value, size);
          const reader = new BitReader(writer.toBytes());
          for (const { list, size } of choices) expect([...reader.choice(list.length, size)]).toEqual(list);
          expect(numbers.map(() => reader.number())).toEqual(numbers);
          for (const [value = 0, size = 1] of ones) expect(reader.even(size)).toBe(value);
          expect(reader.isAtEnd).toBe(true);
        },
      ),
    );
  });

  it('take no room for what can only be so', () => {
    const writer = new BitWriter();
    writer.choice(Uint32Array.of(0, 1, 2, 3), 4);
    writer.choice(Uint32Array.of(), 1000);
    writer.even(0, 1);
    expect(writer.toBytes()).toHaveLength(0);
  });
});

describe('the beginnings of made forms', () => {
  const stored = (terms: readonly string[], language: string) =>
    readMadeForms(
      written((writer) => writeMadeForms(writer, terms, language)),
      language,
    );

  it('deny no term that is there, however little of it is asked for', () => {
    const letters = fc.constantFrom(...'mempdibrktsgnyau');
    const terms = fc.array(fc.string({ unit: letters, minLength: 1, maxLength: 12 }));
    const start = fc.constantFrom('', 'me', 'memper', 'diper', 'ber', 'peng', 'keber');
    fc.assert(
      fc.property(terms, start, (rests, start) => {
        const terms = rests.map((rest) => start + rest);
        const { mayBegin } = stored(terms, 'id');
        for (const term of terms)
          for (let length = 0; length <= term.length; length += 1)
            expect(mayBegin(term.slice(0, length)), term).toBe(true);
      }),
    );
  });

  it('deny most Indonesian forms that are not there, and nothing in another language', () => {
    const terms = ['menulis', 'penulis', 'ditulis', 'berlari', 'terbang', 'docker'];
    const absent = [
      'mendocker',
      'pendocker',
      'memperdocker',
      'didocker',
      'kedocker',
      'berdocker',
      'sedocker',
    ];
    const { mayBegin } = stored(terms, 'id');
    expect(absent.filter(mayBegin).length).toBeLessThan(2);
    expect(mayBegin('dockers')).toBe(true);
    expect(absent.every(stored(terms, 'en').mayBegin)).toBe(true);
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
        const bytes = writePostings(packLists(coded), { from: 0, to: coded.length }, shape);
        const postings = new Postings(bytes, shape);
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
    // One list of nothing, and a byte too many.
    expect(read(Uint8Array.of(128), 1, 9)).toBe(-1);
    expect(() => read(Uint8Array.of(128, 0), 1, 9)).toThrow('damaged');
    // One list of more postings than there are sections, and one whose length has no end.
    expect(() => read(Uint8Array.of(0b0000_1111), 1, 9)).toThrow('damaged');
    expect(() => read(Uint8Array.of(0, 0, 0, 0, 0, 255, 255, 255, 255), 1, 9)).toThrow('damaged');
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
