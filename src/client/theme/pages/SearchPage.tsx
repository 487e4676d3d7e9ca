import type { SearchView, TagLink } from '#model/page.ts';
import { LinkList } from '../../ui/LinkList.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { PostList } from '../../ui/PostList.tsx';
import { SearchForm } from '../../ui/SearchForm.tsx';
import { useMessages } from '../../ui/useMessages.ts';
import { TagList } from '../../ui/TagList.tsx';

const SUGGESTIONS = 3;

export function SearchPage({ view }: { view: SearchView }) {
  const messages = useMessages();
  return (
    <>
      <PageHeader title={messages.searchTitle} />
      <SearchForm />
      <noscript>
        <p>{messages.searchWithoutScript}</p>
      </noscript>
      <div data-search-results data-suggestions={commonest(view.tags).join('\n') || undefined} />
      <section className="list-group">
        <h2>{messages.browse}</h2>
        <LinkList links={view.links} />
      </section>
      <div data-search-browse>
        <section className="list-group">
          <h2>{messages.recentPosts}</h2>
          <PostList posts={view.recentPosts} />
        </section>
        <section className="list-group">
          <h2>{messages.tags}</h2>
          <TagList tags={view.tags} hasCounts />
        </section>
      </div>
    </>
  );
}

/** Where nothing is found these are sure to find something. */
function commonest(tags: readonly TagLink[]): readonly string[] {
  const sorted = tags.toSorted((one, two) => two.count - one.count);
  return sorted.slice(0, SUGGESTIONS).map(({ label }) => label);
}
