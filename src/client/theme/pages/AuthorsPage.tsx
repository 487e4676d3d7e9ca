import type { AuthorsView } from '#model/page.ts';
import { AuthorName, AuthorPicture } from '../../ui/Authors.tsx';
import { LinkList } from '../../ui/LinkList.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { useMessages } from '../../ui/useMessages.ts';

export function AuthorsPage({ view }: { view: AuthorsView }) {
  const messages = useMessages();
  return (
    <>
      <PageHeader title={messages.authorsTitle}>
        <p className="lead">{messages.authorsDescription}</p>
      </PageHeader>
      <ul className="author-cards">
        {view.authors.map((author) => (
          <AuthorCard key={author.key} author={author} />
        ))}
      </ul>
    </>
  );
}

function AuthorCard({ author }: { author: AuthorsView['authors'][number] }) {
  const messages = useMessages();
  const links = author.feed === null ? author.social : [...author.social, author.feed];
  return (
    <li className="author-card">
      <AuthorPicture author={author} />
      <div>
        <h2>
          <AuthorName author={author} />
        </h2>
        <p className="post-meta">
          {author.title !== null && <span dir="auto">{author.title}</span>}
          <span>{messages.postCount(author.count)}</span>
        </p>
        {author.description !== null && <p dir="auto">{author.description}</p>}
        {links.length > 0 && <LinkList links={links} />}
      </div>
    </li>
  );
}
