import { feedMessagesFor } from '#model/messages/feed/feedMessagesFor.ts';
import type { ArchiveView } from '#model/page.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { PostYears } from '../../ui/PostYears.tsx';
import { useSite } from '../../ui/SiteContext.tsx';
import { useMessages } from '../../ui/useMessages.ts';

export function ArchivePage({ view }: { view: ArchiveView }) {
  const messages = useMessages();
  const { follow } = feedMessagesFor(useSite().locale.code);
  return (
    <>
      <PageHeader title={messages.archiveTitle}>
        <p className="lead">{messages.archiveDescription}</p>
        {view.feeds.length > 0 && (
          <p className="post-meta">
            <span>{follow}</span>
            {view.feeds.map(({ label, href }) => (
              <a key={href} href={href}>
                {label}
              </a>
            ))}
          </p>
        )}
      </PageHeader>
      {view.years.length === 0 ? <p>{messages.noPosts}</p> : <PostYears years={view.years} />}
    </>
  );
}
