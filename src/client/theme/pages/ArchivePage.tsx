import type { ArchiveView } from '#model/page.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { PostYears } from '../../ui/PostYears.tsx';
import { useMessages } from '../../ui/SiteContext.tsx';

export function ArchivePage({ view }: { view: ArchiveView }) {
  const messages = useMessages();
  return (
    <>
      <PageHeader title={messages.archiveTitle}>
        <p className="lead">{messages.archiveDescription}</p>
      </PageHeader>
      {view.years.length === 0 ? <p>{messages.noPosts}</p> : <PostYears years={view.years} />}
    </>
  );
}
