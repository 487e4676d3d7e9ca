import type { PostLink } from '#model/page.ts';
import { PostAnchor } from './PostAnchor.tsx';
import { PostDate } from './PostDate.tsx';

/** Titles of posts with their dates. */
export function PostList({ posts }: { posts: readonly PostLink[] }) {
  return (
    <ul className="post-list">
      {posts.map((post) => (
        <li key={post.href}>
          <PostDate date={post.date} />
          <PostAnchor post={post} />
        </li>
      ))}
    </ul>
  );
}
