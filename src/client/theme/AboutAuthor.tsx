import type { ReactNode } from 'react';
import type { FollowedAuthor } from '#model/page.ts';
import { LinkList } from '../ui/LinkList.tsx';
import { useMessages } from '../ui/useMessages.ts';

interface AboutAuthorProps {
  readonly author: FollowedAuthor;
  /** After the number of posts. */
  readonly children?: ReactNode;
}

/** What there is to say of an author besides the name. */
export function AboutAuthor({ author, children }: AboutAuthorProps) {
  const messages = useMessages();
  const links = author.feed === null ? author.social : [...author.social, author.feed];
  return (
    <>
      <p className="post-meta">
        {author.title !== null && <span dir="auto">{author.title}</span>}
        <span>{messages.postCount(author.count)}</span>
        {children}
      </p>
      {author.description !== null && <p dir="auto">{author.description}</p>}
      {links.length > 0 && <LinkList links={links} />}
    </>
  );
}
