import type { PostLink } from '#model/page.ts';
import { PostAnchor } from './PostAnchor.tsx';
import { PostDate } from './PostDate.tsx';

interface PostListProps {
  readonly posts: readonly PostLink[];
  /** Whether the posts stand under their year, in the order of time. */
  readonly isInYear?: boolean;
}

/** Titles of posts with their dates. */
export function PostList({ posts, isInYear = false }: PostListProps) {
  return (
    <ul className={isInYear ? 'post-list on-cord' : 'post-list'}>
      {posts.map((post) => (
        <li key={post.href}>
          <PostDate date={post.date} hasYear={!isInYear} />
          <PostAnchor post={post} />
        </li>
      ))}
    </ul>
  );
}
