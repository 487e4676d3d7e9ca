import { expect, test } from 'vitest';
import { readRecord } from './data/readRecord.ts';
import { readFields } from './frontMatter/fields.ts';
import { createTagRegistry } from './texts/tagRegistry.ts';
import type { TextFile } from './texts/textFile.ts';

test('titles, descriptions and labels are one line, however YAML writes them', () => {
  const report = (): never => expect.fail('nothing is wrong');
  const fields = readFields(
    { title: 'A\n  B\n', description: 'What I learned.\n# 1 reason\r\n\n- more\n' },
    report,
  );
  expect(fields).toMatchObject({ title: 'A B', description: 'What I learned. # 1 reason - more' });
  const { text } = readRecord({ label: 'A\nB', name: { en: 'A\u2028B' } }, [], 'data', report);
  const english = { locale: 'en', defaultLocale: 'en' };
  expect([text('label', english), text('name', english)]).toEqual(['A B', 'A B']);
  expect(readFields({ title: 'A\u001b[2J\u0000\tB\u0085' }, report).title, 'no control characters').toBe(
    'A[2J B',
  );
  expect(readFields({ title: 'A\u00a0 B' }, report).title, 'spaces within a line stay').toBe('A\u00a0 B');
});

test('so are tags', () => {
  const registry = createTagRegistry(new Map([['en', new Map()]]), 'en');
  const text = {
    file: 'a.mdx',
    fields: { tags: ['A\u001b\nB', { label: 'C\u0000' }] },
  } as unknown as TextFile;
  const report = (): never => expect.fail('nothing is wrong');
  expect(registry.resolve(text, report)).toEqual([
    { label: 'A B', slug: 'a-b' },
    { label: 'C', slug: 'c' },
  ]);
});
