import { formatCalendarDate } from '#model/calendarDate.ts';
import type { LastUpdate } from '#model/content.ts';
import type { TextView } from '#model/textView.ts';
import { useSiteView } from '../ui/SiteViewContext.tsx';
import { useMessages } from '../ui/useMessages.ts';

/** Below a text: when it was last changed, and where to change it. */
export function TextFoot({ text: { lastUpdate, editHref } }: { text: TextView }) {
  const messages = useMessages();
  if (lastUpdate === null && editHref === null) return null;
  return (
    <p className="post-meta">
      {lastUpdate !== null && <Updated {...lastUpdate} />}
      {editHref !== null && <a href={editHref}>{messages.editPage}</a>}
    </p>
  );
}

function Updated({ date, author }: LastUpdate) {
  const messages = useMessages();
  const { locale } = useSiteView();
  if (date === null) return <span>{messages.lastUpdated(null, author)}</span>;
  return <time dateTime={date}>{messages.lastUpdated(formatCalendarDate(date, locale), author)}</time>;
}
