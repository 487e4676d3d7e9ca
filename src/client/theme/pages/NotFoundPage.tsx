import type { NotFoundView } from '#model/page.ts';
import { LinkList } from '../../ui/LinkList.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { PostList } from '../../ui/PostList.tsx';
import { SearchForm } from '../../ui/SearchForm.tsx';
import { useMessages } from '../../ui/useMessages.ts';

export function NotFoundPage({ view }: { view: NotFoundView }) {
  const messages = useMessages();
  return (
    <>
      <PageHeader title={messages.notFoundTitle}>
        <p className="lead">{messages.notFoundText}</p>
        {view.inOthers.map(({ htmlLang, text, home }) => (
          <p className="lead" lang={htmlLang} dir="auto" key={htmlLang}>
            {text} <a href={home.href}>{home.label}</a>
          </p>
        ))}
      </PageHeader>
      <SearchForm />
      <section className="list-group">
        <h2>{messages.notFoundLinks}</h2>
        <LinkList links={view.links} />
      </section>
      <section className="list-group">
        <h2>{messages.recentPosts}</h2>
        <PostList posts={view.recentPosts} />
      </section>
    </>
  );
}
