import type { CalendarDate } from '#model/calendarDate.ts';
import { fileOfKey } from '#model/content.ts';
import type { Entry } from '#model/content.ts';
import type { Diagnostic } from '#model/diagnostic.ts';
import { locateInFrontMatter } from '../../content/frontMatter.ts';

/** Where the day begins first on earth it is this much later than in UTC. */
const EARLIEST_ZONE_HOURS = 14;

/** A date is no plan: whatever is no draft is published by the next build. `text` is the whole file that says it. */
export function checkDate(entry: Entry, text: string, today: CalendarDate): Diagnostic[] {
  const { date } = entry;
  if (date === null || date <= today) return [];
  return [
    {
      file: fileOfKey(entry, 'date'),
      ...locateInFrontMatter(text, ['date'], 'value'),
      severity: 'warning',
      code: 'front-matter/future-date',
      message: `The text is dated ${date}, which is still to come, and the next build publishes it.`,
      hint: "Add 'draft: true' to its front matter until then, or give it the date of the day that it is published.",
    },
  ];
}

/** The latest day that it is anywhere: nobody is told that their own today is still to come. */
export function latestToday(now = Date.now()): CalendarDate {
  return new Date(now + EARLIEST_ZONE_HOURS * 3_600_000).toISOString().slice(0, 10);
}
