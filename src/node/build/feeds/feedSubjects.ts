import { authorPath } from '#model/authorPath.ts';
import type { Author } from '#model/content.ts';
import type { SiteConfig } from '#model/schema/config.ts';
import type { LocaleSite, Post } from '#model/site.ts';
import { tagSlug } from '#model/tagSlug.ts';

/** What one feed follows, in whatever formats. */
export interface FeedSubject {
  /** Folder of its files without the locale's prefix, with a slash at the end. */
  readonly folder: string;
  /** Path of the page that shows the same posts, without the locale's prefix. */
  readonly homePath: string;
  /** What sets it apart from the feed of the whole blog, or null for that one. */
  readonly name: string | null;
  readonly description: string | null;
  /** Newest first, no more than the owner wants. */
  readonly posts: readonly Post[];
}

/** The feeds of one locale. A tag or author has one once there is something in it. */
export interface LocaleFeeds {
  /** Null where the owner wants no feeds. */
  readonly blog: FeedSubject | null;
  /** By slug. */
  readonly tags: ReadonlyMap<string, FeedSubject>;
  /** By key. */
  readonly authors: ReadonlyMap<string, FeedSubject>;
}

export function feedSubjectsOf(site: LocaleSite, { feed }: SiteConfig): LocaleFeeds {
  if (feed.formats.length === 0) return { blog: null, tags: new Map(), authors: new Map() };
  const chosen = (posts: readonly Post[]): Post[] => newestOf(posts, feed);
  const slugs = authorSlugs(site.authors.map(({ author }) => author));
  const tags = site.tags.map(({ tag, items }) => {
    const home = `/tags/${tag.slug}`;
    const { label: name, description } = tag;
    return [
      tag.slug,
      { folder: `${home}/`, homePath: home, name, description, posts: chosen(items) },
    ] as const;
  });
  const authors = site.authors.map(({ author: { key, page, name, description }, posts }) => {
    const folder = `${authorPath(slugs.get(key) ?? '')}/`;
    const homePath = page === null ? '/authors' : authorPath(page);
    return [key, { folder, homePath, name, description, posts: chosen(posts) }] as const;
  });
  const hasPosts = ([, { posts }]: readonly [string, FeedSubject]): boolean => posts.length > 0;
  return {
    blog: { folder: '/', homePath: '/', name: null, description: null, posts: chosen(site.listedPosts) },
    tags: new Map(tags.filter(hasPosts)),
    authors: new Map(authors.filter(hasPosts)),
  };
}

/** All feeds of a locale, that of the blog first. */
export function allSubjects({ blog, tags, authors }: LocaleFeeds): FeedSubject[] {
  return blog === null ? [] : [blog, ...tags.values(), ...authors.values()];
}

function newestOf(posts: readonly Post[], { limit, fallbackPosts }: SiteConfig['feed']): Post[] {
  const newest: Post[] = [];
  for (const post of posts) {
    if (newest.length === limit) break;
    if (fallbackPosts || post.isTranslated) newest.push(post);
  }
  return newest;
}

/** A folder name for each author, that of their page if they have one: a key may hold anything, dots and slashes included. */
function authorSlugs(authors: readonly Author[]): Map<string, string> {
  const slugs = new Map<string, string>();
  for (const { key, page } of authors) if (page !== null) slugs.set(key, page);
  const taken = new Set(slugs.values());
  const others = authors.filter(({ page }) => page === null).map(({ key }) => key);
  for (const key of others.toSorted()) {
    const base = tagSlug(key) || 'author';
    let slug = base;
    for (let count = 2; taken.has(slug); count++) slug = `${base}-${count}`;
    taken.add(slug);
    slugs.set(key, slug);
  }
  return slugs;
}
