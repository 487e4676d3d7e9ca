import type { SiteView, YearGroup } from '#model/page.ts';
import { PostAnchor } from '../ui/PostAnchor.tsx';
import { useMessages } from '../ui/useMessages.ts';

/** The most recent posts, each year a category that folds. */
export function Sidebar({ years }: { years: SiteView['sidebar'] }) {
  const messages = useMessages();
  return (
    <>
      <h2 className="sidebar-title">{messages.recentPosts}</h2>
      {years.map(({ year, posts }) =>
        year === null ? (
          <Posts key={year} posts={posts} />
        ) : (
          <details key={year} open>
            <summary>
              <h3>{year}</h3>
            </summary>
            <Posts posts={posts} />
          </details>
        ),
      )}
    </>
  );
}

function Posts({ posts }: Pick<YearGroup, 'posts'>) {
  return (
    <ul>
      {posts.map((post) => (
        <li key={post.href}>
          <PostAnchor post={post} />
        </li>
      ))}
    </ul>
  );
}
