import type { SearchView } from '#model/page.ts';
import { LinkList } from '../../ui/LinkList.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { PostList } from '../../ui/PostList.tsx';
import { useMessages, useSite } from '../../ui/SiteContext.tsx';
import { TagList } from '../../ui/TagList.tsx';

export function SearchPage({ view }: { view: SearchView }) {
  const { searchHref } = useSite();
  const messages = useMessages();
  return (
    <>
      <PageHeader title={messages.searchTitle} />
      <form className="search-form" role="search" action={searchHref}>
        <input
          type="search"
          name="q"
          aria-label={messages.search}
          placeholder={messages.searchPlaceholder}
          dir="auto"
        />
        <button type="submit">{messages.search}</button>
      </form>
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
