import { oneLine } from '#model/oneLine.ts';
import type { LastUpdate } from '#model/content.ts';
import { isRecord } from '../data/readRecord.ts';
import { describeValue } from '../describeValue.ts';
import type { Report } from '../problem.ts';
import { readDate } from './readDate.ts';

/** `last_update` as Docusaurus has it: a day, an author, or both. */
export function readLastUpdate(value: unknown, report: Report): LastUpdate | null {
  const { date = null, author = null } = isRecord(value) ? value : {};
  const complain = (path: readonly string[], expected: string, found: unknown): null => {
    report({
      path,
      of: 'value',
      code: 'front-matter/invalid-value',
      message: `${path.join('.')}: expected ${expected}, found ${describeValue(found)}.`,
      hint: 'Write it as { date: 2023-05-03, author: Jane Doe }.',
    });
    return null;
  };
  if (date === null && author === null) return complain(['last_update'], 'a date, an author or both', value);
  if (author !== null && typeof author !== 'string')
    return complain(['last_update', 'author'], 'the name of an author', author);
  return {
    date: date === null ? null : readDate(date, ['last_update', 'date'], report),
    author: author === null ? null : oneLine(author),
  };
}
