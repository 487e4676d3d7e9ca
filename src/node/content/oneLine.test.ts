import { expect, test } from 'vitest';
import { readRecord } from './data/readRecord.ts';
import { readFields } from './frontMatter/fields.ts';

test('titles, descriptions and labels are one line, however YAML writes them', () => {
  const report = (): never => expect.fail('nothing is wrong');
  const fields = readFields(
    { title: 'A\n  B\n', description: 'What I learned.\n# 1 reason\r\n\n- more\n' },
    report,
  );
  expect(fields).toMatchObject({ title: 'A B', description: 'What I learned. # 1 reason - more' });
  const { text } = readRecord({ label: 'A\nB', name: { en: 'A\u2028B' } }, [], 'data', report);
  expect([text('label', 'en'), text('name', 'en')]).toEqual(['A B', 'A B']);
  expect(readFields({ title: 'A\u001b[2J\u0000\tB\u0085' }, report).title, 'no control characters').toBe(
    'A[2J B',
  );
  expect(readFields({ title: 'A\u00a0 B' }, report).title, 'spaces within a line stay').toBe('A\u00a0 B');
});
