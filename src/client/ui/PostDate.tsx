import { formatCalendarDate, type CalendarDate } from '#model/calendarDate.ts';
import { useSiteView } from './SiteViewContext.tsx';

interface PostDateProps {
  readonly date: CalendarDate;
  /** False where the date stands under its year. */
  readonly hasYear?: boolean;
}

export function PostDate({ date, hasYear = true }: PostDateProps) {
  return <time dateTime={date}>{formatCalendarDate(date, useSiteView().locale, { hasYear })}</time>;
}
