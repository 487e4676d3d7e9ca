import type { AuthorPageView } from '#model/page.ts';
import { AuthorPicture } from '../../ui/Authors.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { PostYears } from '../../ui/PostYears.tsx';
import { useMessages } from '../../ui/useMessages.ts';
import { AboutAuthor } from '../AboutAuthor.tsx';
import { PostCards } from '../PostCards.tsx';

export function AuthorPage({ view }: { view: AuthorPageView }) {
  const messages = useMessages();
  const { author, allAuthorsHref, posts, more } = view;
  return (
    <>
      <PageHeader title={author.name} />
      <div className="author-card page-header">
        <AuthorPicture author={author} />
        <div>
          <AboutAuthor author={author}>
            <a href={allAuthorsHref}>{messages.allAuthors}</a>
          </AboutAuthor>
        </div>
      </div>
      <PostCards posts={posts} />
      <PostYears years={more} />
    </>
  );
}
