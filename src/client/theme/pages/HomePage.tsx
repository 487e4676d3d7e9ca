import type { HomeView } from '#model/page.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { useMessages } from '../../ui/useMessages.ts';
import { PostCards } from '../PostCards.tsx';

export function HomePage({ view }: { view: HomeView }) {
  const messages = useMessages();
  const { pageNumber, newer, older } = view;
  return (
    <>
      <PageHeader title={pageNumber === 1 ? messages.latestPosts : messages.pageOfPosts(pageNumber)} />
      <PostCards posts={view.posts} />
      <Pager
        label={messages.postPages}
        previous={newer === null ? null : { href: newer, direction: messages.newerPosts }}
        next={older === null ? null : { href: older, direction: messages.olderPosts }}
      />
    </>
  );
}
