import type { PostCard as PostCardData } from '#model/page.ts';
import { useMessages } from '../ui/useMessages.ts';
import { PostCard } from './PostCard.tsx';

export function PostCards({ posts }: { posts: readonly PostCardData[] }) {
  const messages = useMessages();
  if (posts.length === 0) return <p>{messages.noPosts}</p>;
  return (
    <div className="post-cards">
      {posts.map((post) => (
        <PostCard key={post.href} post={post} />
      ))}
    </div>
  );
}
