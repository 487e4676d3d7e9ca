import type { Alternate } from '#model/alternate.ts';
import { messagesFor } from '#model/messages/messagesFor.ts';
import type { FrameData, NotFoundView } from '#model/page.ts';
import { LinkList } from '../../ui/LinkList.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { PostList } from '../../ui/PostList.tsx';
import { SearchForm } from '../../ui/SearchForm.tsx';
import { useSite } from '../../ui/SiteContext.tsx';
import { useMessages } from '../../ui/useMessages.ts';

interface NotFoundPageProps {
  readonly view: NotFoundView;
  readonly frame: FrameData;
}

/** Hosts of mere files show the one in the site's root for every address, so that it speaks the other languages too. */
export function NotFoundPage({ view, frame }: NotFoundPageProps) {
  const messages = useMessages();
  const { locale } = useSite();
  const others = frame.alternates.filter(({ code }) => code !== locale.code);
  return (
    <>
      <PageHeader title={messages.notFoundTitle}>
        <p className="lead">{messages.notFoundText}</p>
        {locale.path === '' && others.map((other) => <LostIn key={other.code} {...other} />)}
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

/** What the page says in another language, and the home page of that. */
function LostIn({ code, htmlLang, href }: Alternate) {
  const { notFoundText, home } = messagesFor(code);
  return (
    <p className="lead" lang={htmlLang} dir="auto">
      {notFoundText} <a href={href}>{home}</a>
    </p>
  );
}
