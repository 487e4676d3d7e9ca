import { stringify } from 'yaml';
import type { PostPlace } from '../content/findPostPlace.ts';
import type { Answers } from './askPost.ts';

/** The first draft of a post. What a translation leaves out it takes from its original. */
export function postText(
  { title, tags }: Pick<Answers, 'title' | 'tags'>,
  {
    isOriginal,
    post,
    slug,
  }: Pick<PostPlace, 'isOriginal' | 'slug'> & {
    readonly post: { readonly date: string } | null;
  },
  today: string,
): string {
  const fields = {
    title,
    ...(slug !== null && { slug }),
    ...(isOriginal && { date: post?.date ?? today }),
    ...(tags.length > 0 && { tags }),
    draft: true,
  };
  const frontMatter = stringify(fields, { flowCollectionPadding: false });
  return `---\n${frontMatter}---\n\nOpen with what the reader gains.\n\n{/* truncate */}\n\n## First section\n\nGo on here.\n`;
}
