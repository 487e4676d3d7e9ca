import type { SiteView } from '#model/page.ts';
import { useMessages } from '../ui/SiteContext.tsx';

export function Announcement({ announcement }: { announcement: NonNullable<SiteView['announcement']> }) {
  const messages = useMessages();
  const { id, text, link } = announcement;
  return (
    <aside className="announcement" aria-label={messages.announcement} data-announcement={id}>
      <p dir="auto">
        <span>{text}</span>
        {link !== null && <a href={link.href}>{link.label}</a>}
      </p>
    </aside>
  );
}
