import type { AuthorView } from '#model/page.ts';
import { useMessages } from './useMessages.ts';

/** Who wrote a post: picture, name and role. */
export function Authors({ authors }: { authors: readonly AuthorView[] }) {
  const messages = useMessages();
  if (authors.length === 0) return null;
  return (
    <ul className="authors" aria-label={messages.writtenBy}>
      {authors.map((author) => (
        <li className="author" key={author.key}>
          <AuthorPicture author={author} />
          <span className="author-text">
            <AuthorName author={author} />
            {author.title !== null && <small dir="auto">{author.title}</small>}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The picture of an author, or the first letter of the name. */
export function AuthorPicture({ author }: { author: AuthorView }) {
  if (author.imageSrc === null) {
    return (
      <span className="avatar" aria-hidden="true">
        {[...author.name][0]}
      </span>
    );
  }
  return <img className="avatar" src={author.imageSrc} alt="" width="40" height="40" loading="lazy" />;
}

export function AuthorName({ author }: { author: AuthorView }) {
  if (author.href === null) return <span dir="auto">{author.name}</span>;
  return (
    <a href={author.href} dir="auto">
      {author.name}
    </a>
  );
}
