import type { PostLink } from '#model/page.ts';

/** A link to a post by its title, marked with the title's language where that is not the page's. */
export function PostAnchor({ post }: { post: PostLink }) {
  return (
    <a href={post.href} lang={post.lang ?? undefined} dir="auto">
      {post.title}
    </a>
  );
}
