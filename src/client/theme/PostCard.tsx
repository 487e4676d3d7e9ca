import type { PostCard as PostCardData } from '#model/page.ts';
import { AuthorName } from '../ui/Authors.tsx';
import { PostAnchor } from '../ui/PostAnchor.tsx';
import { PostDate } from '../ui/PostDate.tsx';
import { Prose } from '../ui/Prose.tsx';
import { useMessages } from '../ui/useMessages.ts';
import { TagList } from '../ui/TagList.tsx';

/** A post in a list, in its truncated version. */
export function PostCard({ post }: { post: PostCardData }) {
  const messages = useMessages();
  return (
    <article className="post-card">
      <header>
        <p className="post-meta">
          <PostDate date={post.date} />
          <span>{messages.readingTime(post.readingMinutes)}</span>
          {post.authors.map((author) => (
            <AuthorName key={author.key} author={author} />
          ))}
        </p>
        <h2>
          <PostAnchor post={post} />
        </h2>
      </header>
      {post.pictureHtml !== '' && <Prose className="post-picture" html={post.pictureHtml} />}
      <Prose html={post.excerptHtml} lang={post.lang} dir={post.dir} />
      <footer>
        {post.isTruncated && (
          <a className="read-more" href={post.href} aria-label={messages.readMoreOf(post.title)}>
            {messages.readMore}
          </a>
        )}
        <TagList tags={post.tags} />
      </footer>
    </article>
  );
}
