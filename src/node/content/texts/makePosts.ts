import type { PostSource } from '#model/content.ts';
import { joinTexts, keepFirst } from './joinTexts.ts';
import type { JoinedText, Workshop } from './joinTexts.ts';
import { parsePostName } from './postName.ts';
import type { PostName } from './postName.ts';
import type { TextFile } from './textFile.ts';

/** Posts with their slugs and dates, drafts included; one without a date is an error. */
export function makePosts(texts: readonly TextFile[], workshop: Workshop): PostSource[] {
  const named = joinTexts(texts, workshop).flatMap((joined) => {
    const name = parsePostName(joined.text.name, workshop.layout.name);
    const slug = (joined.slug ?? name.slug).replace(/^\/+|\/+$/g, '');
    const date = dateOf(joined, name, workshop);
    if (slug === '') reportNoSlug(joined.text, workshop);
    if (date !== null && slug !== '') return [{ ...joined, slug, date }];
    workshop.unplaced.push(joined);
    return [];
  });
  const posts = keepFirst(named, ({ slug }) => slug, workshop.reporter);
  return posts.map(({ original, entries, slug, date }) => ({ kind: 'post', original, entries, slug, date }));
}

function dateOf(
  { text, original }: JoinedText,
  name: PostName,
  { reporter, config, unreadPosts }: Workshop,
): string | null {
  if (original.date !== null) return original.date;
  if (name.date.status === 'found') return name.date.text;
  // An impossible date in front matter has been reported already.
  if (text.data.date !== undefined && text.data.date !== null) return null;
  // A translation has the date of its original, of which nothing is known.
  if (text.locale !== config.defaultLocale && unreadPosts.has(text.name)) return null;
  const isImpossible = name.date.status === 'impossible';
  reporter.inText(text)({
    path: [],
    of: 'key',
    code: isImpossible ? 'content/impossible-date' : 'content/missing-date',
    message: isImpossible
      ? `The file's name holds the date ${name.date.text}, which does not exist.`
      : 'The post has no date, neither in its front matter nor in its file name.',
    hint: "Write a line such as 'date: 2021-01-05' into the front matter; a file that is no post starts with '_'.",
  });
  return null;
}

function reportNoSlug(text: TextFile, { reporter }: Workshop): void {
  reporter.inText(text)({
    path: text.fields.slug === undefined ? [] : ['slug'],
    of: 'value',
    code: 'content/no-slug',
    message: "The post has the address '/', which is the blog's own.",
    hint: "Move it into a folder that is called as its address should be, or write a line such as 'slug: my-post'.",
  });
}
