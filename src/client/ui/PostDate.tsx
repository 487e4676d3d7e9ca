import { formatCalendarDate, type CalendarDate } from '#model/calendarDate.ts';
import { useSite } from './SiteContext.tsx';

export function PostDate({ date }: { date: CalendarDate }) {
  const { htmlLang, calendar } = useSite().locale;
  return <time dateTime={date}>{formatCalendarDate(date, htmlLang, calendar)}</time>;
}
