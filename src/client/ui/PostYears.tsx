import type { YearGroup } from '#model/page.ts';
import { PostList } from './PostList.tsx';

/** Titles of posts under the years they are from. */
export function PostYears({ years }: { years: readonly YearGroup[] }) {
  return years.map(({ year, posts }) => (
    <section className="list-group year" key={year}>
      {year !== null && <h2>{year}</h2>}
      <PostList posts={posts} isInYear={year !== null} />
    </section>
  ));
}
