import { splitFrontMatter } from '../../content/frontMatter/splitFrontMatter.ts';
import { blank, maskCodeAndComments } from '../../content/mdx/prepare/codeMask.ts';

/** What a text says to its readers: front matter, code and comments are blanked out, all else stays in its place. */
export function proseOf(text: string): string {
  const bounds = splitFrontMatter(text);
  const bodyStart = bounds.status === 'found' ? bounds.bodyStart : 0;
  return blank(text.slice(0, bodyStart)) + maskCodeAndComments(text.slice(bodyStart));
}
