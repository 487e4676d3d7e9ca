import { type CalendarDate, parseCalendarDate } from '#model/calendarDate.ts';
import { describeValue } from '../describeValue.ts';
import type { Report } from '../problem.ts';

/** As in YAML, where an hour may have one digit, also that of a zone: `2001-12-14 21:59:43.10 -5`. */
const TIME =
  /^(?:T|[ \t]+)(?:[01]?\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d*)?)?(?:[ \t]*(?:Z|[+-]\d{1,2}(?::?\d{2})?))?$/i;

/** The calendar date as written, whatever the time zone; a time after it is allowed and dropped. */
export function readDate(value: unknown, path: readonly string[], report: Report): CalendarDate | null {
  const written = typeof value === 'string' ? value.trim() : '';
  const date = parseCalendarDate(written.slice(0, 10));
  const isWhole = written.length === 10 || TIME.test(written.slice(10));
  if (date !== null && isWhole) return date;
  const hasShape = /^\d{4}-\d{2}-\d{2}(?:$|[T ])/.test(written);
  report({
    path,
    of: 'value',
    code: 'front-matter/invalid-date',
    message: `${path.join('.')}: expected a day such as 2021-01-05, found ${describeValue(value)}${hasShape ? ', which does not exist' : ''}.`,
    hint: hasShape ? 'Check the month, the day and the time.' : 'Write year, month and day as 2021-01-05.',
  });
  return null;
}
