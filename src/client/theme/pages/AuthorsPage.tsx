import type { AuthorsView, FollowedAuthor } from '#model/page.ts';
import { AuthorName, AuthorPicture } from '../../ui/Authors.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { useMessages } from '../../ui/useMessages.ts';
import { AboutAuthor } from '../AboutAuthor.tsx';

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

function AuthorCard({ author }: { author: FollowedAuthor }) {
  return (
    <li className="author-card">
      <AuthorPicture author={author} />
      <div>
        <h2>
          <AuthorName author={author} />
        </h2>
        <AboutAuthor author={author} />
      </div>
    </li>
  );
}
