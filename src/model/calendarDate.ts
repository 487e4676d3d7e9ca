/** A day on the calendar, `YYYY-MM-DD`: no time, no zone, so the same everywhere. */
export type CalendarDate = string;

const SHAPE = /^(\d{4})-(\d{2})-(\d{2})$/;

/** The date if `text` is a day that exists (2017-02-29 is none), else null. */
export function parseCalendarDate(text: string): CalendarDate | null {
  const match = SHAPE.exec(text);
  if (!match) return null;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? text : null;
}

// Making a format costs far more than using it.
const formats = new Map<string, Intl.DateTimeFormat>();

interface Reader {
  readonly htmlLang: string;
  readonly calendar: string;
}

/** A long date in the reader's language and calendar, such as '5 January 2021', or under its year '5 January'. */
export function formatCalendarDate(
  date: CalendarDate,
  { htmlLang, calendar }: Reader,
  { hasYear = true } = {},
): string {
  const key = `${htmlLang} ${calendar} ${hasYear}`;
  let format = formats.get(key);
  if (!format) {
    const parts = hasYear ? ({ dateStyle: 'long' } as const) : ({ day: 'numeric', month: 'long' } as const);
    format = new Intl.DateTimeFormat(htmlLang, { ...parts, timeZone: 'UTC', calendar });
    formats.set(key, format);
  }
  return format.format(new Date(`${date}T00:00:00Z`));
}

export function yearOf(date: CalendarDate): number {
  return Number(date.slice(0, 4));
}
