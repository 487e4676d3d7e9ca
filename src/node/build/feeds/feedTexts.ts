import type { Post } from '#model/site.ts';
import { withoutForbidden } from '../escapeXml.ts';
import { withoutRepeatedTitle } from '../links/openingTitle.ts';
import { feedHtml } from './feedHtml.ts';

/** The texts that are kept: a post stands in many feeds, and memory must not grow with the number of posts. */
const KEPT = 500;

/** Makes the text of a post for feeds, once for those of them that are written one after the other. */
export function createFeedTexts(bodyHtml: (post: Post) => string): (post: Post, url: string) => string {
  const made = new Map<Post, string>();
  return (post, url) => {
    const known = made.get(post);
    if (known !== undefined) return known;
    // Its title stands in the feed already.
    const text = withoutRepeatedTitle(bodyHtml(post), post, post.title);
    const html = withoutForbidden(feedHtml(text, url).trim());
    made.set(post, html);
    const [oldest] = made.keys();
    if (oldest && made.size > KEPT) made.delete(oldest);
    return html;
  };
}
