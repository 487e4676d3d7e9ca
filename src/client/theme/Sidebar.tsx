import type { SiteView } from '#model/page.ts';
import { PostAnchor } from '../ui/PostAnchor.tsx';
import { useMessages } from '../ui/SiteContext.tsx';

/** The most recent posts, grouped by year. */
export function Sidebar({ years }: { years: SiteView['sidebar'] }) {
  const messages = useMessages();
  return (
    <>
      <h2 className="sidebar-title">{messages.recentPosts}</h2>
      {years.map(({ year, posts }) => (
        <section key={year}>
          {year !== null && <h3>{year}</h3>}
          <ul>
            {posts.map((post) => (
              <li key={post.href}>
                <PostAnchor post={post} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
