import type { SiteView } from '#model/page.ts';
import { focusContent } from '../runtime/focusContent.ts';
import { Icon } from '../ui/Icon.tsx';
import { useFrameMessages } from '../ui/SiteContext.tsx';

/** The boot script hides and closes it; the focus, which would be lost with it, goes to the content. */
export function Announcement({ announcement }: { announcement: NonNullable<SiteView['announcement']> }) {
  const messages = useFrameMessages();
  const { text, link, isCloseable } = announcement;
  return (
    <aside className="announcement" aria-label={messages.announcement}>
      <p dir="auto">
        <span>{text}</span>
        {link !== null && <a href={link.href}>{link.label}</a>}
      </p>
      {isCloseable && (
        <button
          className="navbar-action announcement-close"
          type="button"
          data-act="dismiss"
          aria-label={messages.closeAnnouncement}
          title={messages.closeAnnouncement}
          onClick={() => focusContent('')}
        >
          <Icon name="close" />
        </button>
      )}
    </aside>
  );
}
