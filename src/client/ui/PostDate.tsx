import { formatCalendarDate, type CalendarDate } from '#model/calendarDate.ts';
import { useSite } from './SiteContext.tsx';

// Writing a date costs as much as half the rest of a page, and the same dates stand on many pages.
const written = new Map<string, string>();

export function PostDate({ date }: { date: CalendarDate }) {
  const { htmlLang, calendar } = useSite().locale;
  const key = `${date} ${htmlLang} ${calendar}`;
  const text = written.get(key) ?? formatCalendarDate(date, htmlLang, calendar);
  written.set(key, text);
  return <time dateTime={date}>{text}</time>;
}
