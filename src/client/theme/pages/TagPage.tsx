import type { TagView } from '#model/page.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { PostYears } from '../../ui/PostYears.tsx';
import { useMessages } from '../../ui/useMessages.ts';
import { PostCards } from '../PostCards.tsx';

export function TagPage({ view }: { view: TagView }) {
  const messages = useMessages();
  const { tag, allTagsHref, feed, posts, more } = view;
  return (
    <>
      <PageHeader title={messages.tagTitle(tag.label)}>
        {tag.description !== null && (
          <p className="lead" dir="auto">
            {tag.description}
          </p>
        )}
        <p className="post-meta">
          <span>{messages.postCount(tag.count)}</span>
          <a href={allTagsHref}>{messages.allTags}</a>
          {feed !== null && <a href={feed.href}>{feed.label}</a>}
        </p>
      </PageHeader>
      <PostCards posts={posts} />
      <PostYears years={more} />
    </>
  );
}
