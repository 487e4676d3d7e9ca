import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

const sentences = JSON.parse(read('sentences.json')) as Record<string, string>;

/** Lines that only arrange the sentences around them. */
const isStructure = (line: string): boolean =>
  line === '' ||
  line.startsWith('#') ||
  line.startsWith('|---') ||
  ['| Route | Screen |', 'Behaviour:'].includes(line);

const withoutMarks = (line: string): string => line.replace(/^- |^\| | \|$/g, '');

describe('the list of sentences', () => {
  it('is the whole specification, in order, and nothing else', () => {
    const specification = read('specification.md')
      .split('\n')
      .filter((line) => !isStructure(line))
      .map(withoutMarks);
    expect(Object.values(sentences).join(' ')).toBe(specification.join(' '));
  });

  it('numbers the sentences of each section from 1, section by section', () => {
    const ids = Object.keys(sentences);
    const expected: string[] = [];
    for (const id of ids) {
      const section = id.slice(0, id.indexOf('.'));
      const before = expected.filter((other) => other.startsWith(`${section}.`)).length;
      expected.push(`${section}.${before + 1}`);
    }
    expect(ids).toEqual(expected);
  });

  it('says each thing once', () => {
    expect(new Set(Object.values(sentences)).size).toBe(Object.keys(sentences).length);
  });
});
