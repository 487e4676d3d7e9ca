import type { TagsView } from '#model/page.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { useMessages } from '../../ui/useMessages.ts';
import { TagList } from '../../ui/TagList.tsx';

export function TagsPage({ view }: { view: TagsView }) {
  const messages = useMessages();
  return (
    <>
      <PageHeader title={messages.tagsTitle}>
        <p className="lead">{messages.tagsDescription}</p>
      </PageHeader>
      {view.letters.length === 0 && <p>{messages.noPosts}</p>}
      {view.letters.map(({ letter, tags }) => (
        <section className="list-group letter" key={letter}>
          <h2>{letter}</h2>
          <TagList tags={tags} hasCounts />
        </section>
      ))}
    </>
  );
}
