import { describe, expect, it } from 'vitest';
import { assembleLocale } from './assembleSite.ts';
import { type BodyMeta, EMPTY_BODY } from './body.ts';
import type { Content, Entry } from './content.ts';
import { parseConfig } from './schema/parseConfig.ts';

const { config } = parseConfig({ locales: ['en', 'id'] });
const [en, id] = config.locales;
if (!en || !id) throw new Error('The configuration has two languages.');

function entry(file: string, locale: string, more: Partial<Entry> = {}): Entry {
  return {
    file,
    locale,
    hash: file,
    format: 'mdx',
    hasMath: false,
    title: null,
    titleMeta: null,
    replaces: null,
    inherited: [],
    description: null,
    date: null,
    tags: [],
    authors: [],
    image: null,
    isDraft: false,
    isUnlisted: false,
    hideTitle: false,
    hideTableOfContents: false,
    tocMinLevel: 2,
    tocMaxLevel: 3,
    sidebarLabel: null,
    sidebarPosition: null,
    paginationLabel: null,
    paginationNext: null,
    paginationPrevious: null,
    keywords: [],
    redirects: [],
    lastUpdate: null,
    editUrl: null,
    frontMatter: {},
    ...more,
  };
}

const first = entry('first.mdx', 'en', {
  title: 'First',
  tags: [{ slug: 'a', label: 'A' }],
  authors: [{ key: 'jane' }],
});
const firstId = entry('first.id.mdx', 'id', { title: 'Pertama', tags: [{ slug: 'a', label: 'A' }] });
const second = entry('second.mdx', 'en', { tags: [{ slug: 'a', label: 'A' }] });
const secret = entry('secret.mdx', 'en', {
  title: 'Secret',
  isUnlisted: true,
  tags: [{ slug: 'b', label: 'B' }],
});
const guide = entry('guide.mdx', 'en', { title: 'Guide' });

const content: Content = {
  posts: [
    {
      kind: 'post',
      slug: 'first',
      date: '2021-01-01',
      original: first,
      entries: new Map([
        ['en', first],
        ['id', firstId],
      ]),
    },
    {
      kind: 'post',
      slug: 'second',
      date: '2022-02-02',
      original: second,
      entries: new Map([['en', second]]),
    },
    {
      kind: 'post',
      slug: 'secret',
      date: '2023-03-03',
      original: secret,
      entries: new Map([['en', secret]]),
    },
  ],
  pages: [],
  docs: [
    {
      kind: 'doc',
      id: 'doc1',
      path: '/',
      ownPath: null,
      folders: [],
      isIndex: true,
      original: guide,
      entries: new Map([['en', guide]]),
    },
  ],
  authors: new Map([
    [
      'en',
      new Map([
        [
          'jane',
          {
            key: 'jane',
            name: 'Jane',
            title: null,
            description: null,
            url: null,
            page: null,
            imageUrl: null,
            social: [],
          },
        ],
      ]),
    ],
  ]),
  tags: new Map([['id', new Map([['a', { slug: 'a', label: 'Huruf A', description: null }]])]]),
  books: new Map(),
};
const body = (meta: Partial<BodyMeta> = {}): BodyMeta => ({ ...EMPTY_BODY, ...meta });
const bodies = new Map([
  ['first.mdx', body({ words: 401 })],
  ['first.id.mdx', body()],
  ['second.mdx', body({ title: 'From its heading', summary: 'Its first words.', words: 1 })],
  ['secret.mdx', body()],
  ['guide.mdx', body()],
]);
const sources = { config, content, bodies, draftDocIds: ['draft1'] };
const english = assembleLocale(en, sources);
const indonesian = assembleLocale(id, sources);

describe('the site of one locale', () => {
  it('[S3.7] lists posts newest first, each with its content and what is known of it', () => {
    expect(english.listedPosts.map(({ slug }) => slug)).toEqual(['second', 'first']);
    expect(english.listedPosts[1]).toMatchObject({
      path: '/first',
      title: 'First',
      readingMinutes: 3,
      isTranslated: true,
    });
    expect(english.listedPosts[1]?.authors.map(({ name }) => name)).toEqual(['Jane']);
  });

  it('takes title and description from the body where front matter has none', () => {
    expect(english.listedPosts[0]).toMatchObject({
      title: 'From its heading',
      description: 'Its first words.',
    });
  });

  it('shows the original in place of a missing translation', () => {
    expect(
      indonesian.listedPosts.map(({ path, title, isTranslated }) => [path, title, isTranslated]),
    ).toEqual([
      ['/id/second', 'From its heading', false],
      ['/id/first', 'Pertama', true],
    ]);
  });

  it('[S3.8, S3.10] has a page for each tag with the posts that carry it, and none for tags of unlisted posts', () => {
    expect(english.tags.map(({ tag, items }) => [tag.slug, items.map(({ slug }) => slug)])).toEqual([
      ['a', ['second', 'first']],
    ]);
    expect(indonesian.tags[0]?.tag.label).toBe('Huruf A');
  });

  it('keeps unlisted posts at their address only', () => {
    expect(english.posts.map(({ slug }) => slug)).toContain('secret');
    expect(english.listedPosts.map(({ slug }) => slug)).not.toContain('secret');
  });

  it('[S3.3] has one docs version with every field of the specification', () => {
    expect(indonesian.docs).toMatchObject({
      name: 'current',
      label: 'Selanjutnya',
      isLast: true,
      path: '/id/docs',
      mainDocId: 'doc1',
      docs: [{ id: 'doc1', path: '/id/docs/' }],
      draftIds: ['draft1'],
      sidebars: {},
    });
    expect(english.docs).toMatchObject({ label: 'Next', path: '/docs' });
  });
});

it('lists posts of one day by their time, then by their slug', () => {
  const posts = [
    ['b', '2021-01-05'],
    ['a', '2021-01-05'],
    ['morning', '2021-01-05T08:00:00Z'],
    ['evening', '2021-01-05 20:00'],
  ] as const;
  const sources = posts.map(([slug, date]) => {
    const original = entry(`${slug}.mdx`, 'en', { frontMatter: { date } });
    return {
      kind: 'post',
      slug,
      date: '2021-01-05',
      original,
      entries: new Map([['en', original]]),
    } as const;
  });
  const site = assembleLocale(en, {
    config,
    content: { ...content, posts: sources },
    bodies: new Map([...bodies, ...posts.map(([slug]) => [`${slug}.mdx`, body()] as const)]),
    draftDocIds: [],
  });
  expect(site.posts.map(({ slug }) => slug)).toEqual(['evening', 'morning', 'a', 'b']);
});
