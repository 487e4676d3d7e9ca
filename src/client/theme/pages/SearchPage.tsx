import type { SearchView } from '#model/page.ts';
import { LinkList } from '../../ui/LinkList.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { PostList } from '../../ui/PostList.tsx';
import { SearchForm } from '../../ui/SearchForm.tsx';
import { useMessages } from '../../ui/SiteContext.tsx';
import { TagList } from '../../ui/TagList.tsx';

export function SearchPage({ view }: { view: SearchView }) {
  const messages = useMessages();
  return (
    <>
      <PageHeader title={messages.searchTitle} />
      <SearchForm />
      <noscript>
        <p>{messages.searchWithoutScript}</p>
      </noscript>
      <section className="list-group">
        <h2>{messages.browse}</h2>
        <LinkList links={view.links} />
      </section>
      <section className="list-group">
        <h2>{messages.recentPosts}</h2>
        <PostList posts={view.recentPosts} />
      </section>
      <section className="list-group">
        <h2>{messages.tags}</h2>
        <TagList tags={view.tags} hasCounts />
      </section>
    </>
  );
}
