import { expect, test } from 'vitest';
import { textIn } from './localizedText.ts';
import { parseConfig } from './parseConfig.ts';

const { config: defaults } = parseConfig({});

test('[S3.11] every field has the default of the specification', () => {
  expect(Object.keys(defaults)).toEqual(
    expect.arrayContaining([
      'title',
      'tagline',
      'basePath',
      'favicon',
      'navbar',
      'footer',
      'colorMode',
      'search',
      'sitemap',
    ]),
  );
  expect(defaults).toMatchObject({
    colorMode: { default: 'light', hasSwitch: true },
    blog: { postsPerPage: 10, sidebar: { count: 20, grouping: 'year' } },
    docs: { path: 'docs', breadcrumbs: true, version: { name: 'current', isLast: true }, sidebars: {} },
    search: { contextualSearch: true, maxHitsPerGroup: 5 },
    sitemap: { changeFrequency: 'daily', priority: 0.5, includeTags: false },
    feed: {
      formats: ['rss', 'atom', 'json'],
      limit: 20,
      fallbackPosts: false,
      title: null,
      description: null,
    },
  });
  expect(textIn(defaults.docs.version.label, 'id', 'en')).toBe('Selanjutnya');
  expect(textIn(defaults.docs.version.label, 'en', 'en')).toBe('Next');
});

test('[S3.4, S3.5] a language code is enough for the languages of the site', () => {
  expect(parseConfig({ locales: ['en', 'id', 'ar'] }).config.locales).toEqual([
    { code: 'en', label: 'English', direction: 'ltr', htmlLang: 'en', calendar: 'gregory', path: '' },
    { code: 'id', label: 'Indonesia', direction: 'ltr', htmlLang: 'id', calendar: 'gregory', path: 'id' },
    { code: 'ar', label: 'العربية', direction: 'rtl', htmlLang: 'ar', calendar: 'gregory', path: 'ar' },
  ]);
});

test('the default language is at the root, wherever it stands in the list', () => {
  const { config } = parseConfig({ locales: ['en', 'id'], defaultLocale: 'id' });
  expect(config.locales.map(({ code, path }) => [code, path])).toEqual([
    ['en', 'en'],
    ['id', ''],
  ]);
});

test('one language is at the root: a site without one would have no home page', () => {
  const { problems } = parseConfig({ locales: ['id', { code: 'en', path: 'en' }], defaultLocale: 'en' });
  expect(problems).toMatchObject([
    {
      path: ['locales', 1, 'path'],
      message: "locales[1].path: expected '', so that one language is at the root of the site, found 'en'.",
      hint: "Write '', so that one language is at the root of the site.",
    },
  ]);
  expect(parseConfig({ locales: ['en', 'id'], defaultLocale: 'fr' }).problems).toMatchObject([
    { path: ['defaultLocale'] },
  ]);
  const swapped = [
    { code: 'en', path: 'en' },
    { code: 'id', path: '' },
  ];
  expect(parseConfig({ locales: swapped }).problems).toEqual([]);
});

test('paths and addresses are brought into one form', () => {
  const { config } = parseConfig({ url: 'https://Example.com/', basePath: '/blog' });
  expect([config.url, config.basePath]).toEqual(['https://example.com', '/blog/']);
  for (const basePath of ['/', '/a/b', '/a.b/', '/~jane/', '/A_1-2'])
    expect(parseConfig({ basePath }).problems, basePath).toEqual([]);
  for (const basePath of ['/a/../b/', '/%2E%2e/', '/.a/', '//', '/a//b', '/a\\b', `/${'a'.repeat(100)}?`])
    expect(parseConfig({ basePath }).problems, basePath).toHaveLength(1);
});

test('a base path has only letters that are the same encoded or not, and mean nothing in the rules of web servers', () => {
  for (const sign of [' ', '*', '"', "'", '`', '$', '{', '}', '%', '%24', '%C3%A9', 'é', '+', '\u0000'])
    expect(parseConfig({ basePath: `/a${sign}b/` }).problems, sign).toHaveLength(1);
  expect(parseConfig({ basePath: '/a$b/' }).problems).toMatchObject([
    {
      message:
        "basePath: expected a path of letters from a to z, digits, '-', '_', '.' and '~' such as '/' or '/blog/', found '/a$b/'.",
      hint: "Write it like '/' or '/blog/', or remove it for the default.",
    },
  ]);
});

test('the copyright names the owner, else the site', () => {
  expect(parseConfig({ title: 'Leaves' }).config.footer.copyright).toBe('© Leaves');
  expect(parseConfig({ title: 'Leaves', owner: { name: 'Jane' } }).config.footer.copyright).toBe('© Jane');
});

test('text in a language falls back to the default one, then to what there is', () => {
  expect(textIn('Books', 'id', 'en')).toBe('Books');
  expect(textIn({ en: 'Books', id: 'Buku' }, 'id', 'en')).toBe('Buku');
  expect(textIn({ en: 'Books', id: 'Buku' }, 'ar', 'id')).toBe('Buku');
  expect(textIn({ fr: 'Livres' }, 'id', 'en')).toBe('Livres');
});

test('all wrong fields are named at once', () => {
  const { problems } = parseConfig({ titel: 'x', tagline: 3, pwa: { themeColour: '#000' } });
  expect(problems.map(({ path, hint }) => [path.join('.'), hint])).toEqual([
    ['tagline', 'Write text in quotes, or remove it for the default.'],
    ['pwa.themeColour', "Did you mean 'themeColor'?"],
    ['titel', "Did you mean 'title'?"],
  ]);
});

test('who writes the names of Docusaurus is told ours, where there is one', () => {
  const { problems } = parseConfig({
    baseUrl: '/',
    i18n: {},
    themeConfig: {},
    to: '/',
    constructor: 1,
    navbar: { items: [{ label: 'A', to: '/' }] },
    footer: { links: [], groups: [{ title: 'T', items: [{ label: 'A', href: '/' }] }] },
    colorMode: { defaultMode: 'dark' },
  });
  const unknown = problems.filter(({ code }) => code === 'config/unknown-key');
  expect(Object.fromEntries(unknown.map(({ path, hint }) => [path.join('.'), hint]))).toEqual({
    baseUrl: "Did you mean 'basePath'?",
    i18n: "Did you mean 'locales'?",
    themeConfig: 'Remove it.',
    to: 'Remove it.',
    constructor: 'Remove it.',
    'navbar.items.0.to': "Did you mean 'target'?",
    'footer.links': "Did you mean 'groups'?",
    'footer.groups.0.items.0.href': "Did you mean 'target'?",
    'colorMode.defaultMode': "Did you mean 'default'?",
  });
});

test('every bad entry of a list is named, with what to write', () => {
  const redirects = [5, null, { from: '/a', to: 3 }, { from: 'a', to: '/b' }];
  const { problems } = parseConfig({
    redirects,
    navbar: { items: [{ label: 'A', target: '/', position: 'up' }] },
  });
  expect(problems.map(({ path, hint }) => [path.join('.'), hint])).toEqual([
    ['navbar.items.0.position', "Write 'left' or 'right'."],
    ['redirects.0', 'Write an object with from, to.'],
    ['redirects.1', 'Write an object with from, to.'],
    ['redirects.2.to', 'Write text in quotes.'],
    ['redirects.3.from', "Write it like '/old'."],
  ]);
});

test('a redirect of a folder leads to a folder of this site', () => {
  const redirects = [
    { from: '/blog/*', to: '/*' },
    { from: '/*', to: '/new/*' },
    { from: '/old/*', to: '/new' },
    { from: '/old/*', to: 'https://example.org/*' },
    { from: '/a*b/*', to: '/*' },
  ];
  const { problems } = parseConfig({ redirects });
  expect(problems.map(({ path }) => path.join('.'))).toEqual([
    'redirects.1.from',
    'redirects.2.to',
    'redirects.3.to',
    'redirects.4.from',
  ]);
});

test('[S3.6] analytics take a list of tracking ids, anonymizeIP false and an id', () => {
  expect(defaults.analytics).toBeNull();
  expect(parseConfig({ analytics: { trackingIds: ['G-1', 'G-2'] } }).config.analytics).toEqual({
    trackingIds: ['G-1', 'G-2'],
    anonymizeIP: false,
    id: 'default',
  });
});

test('[S3.11] navbar items have label, target and position', () => {
  const items = [{ label: { en: 'Books', id: 'Buku' }, target: '/books/', position: 'right' as const }];
  expect(parseConfig({ navbar: { items } }).config.navbar.items).toEqual(items);
});

test('links to the outside are asked for politely, unless told otherwise', () => {
  expect(defaults.links).toEqual({ ignore: [], pause: 1, timeout: 15 });
  const { problems } = parseConfig({ links: { ignore: ['example.com'], pause: -1, timeout: 'long' } });
  expect(problems.map(({ message }) => message)).toEqual([
    "links.ignore[0]: expected an address such as 'https://example.com/*', found 'example.com'.",
    'links.pause: expected seconds, from 0 to 30, found -1.',
    "links.timeout: expected seconds, from 0.1 to 60, found 'long'.",
  ]);
});

test('texts are one line without control characters', () => {
  const { config } = parseConfig({
    title: ' A\r\n# B\u0000 ',
    tagline: { en: 'C\u001b[31m', id: 'D\n\nE' },
    locales: [{ code: 'en', label: 'Eng\r\nlish' }, 'id'],
    navbar: { items: [{ label: 'F\nG', target: '/' }] },
  });
  expect(config).toMatchObject({
    title: 'A # B',
    tagline: { en: 'C[31m', id: 'D E' },
    locales: [{ label: 'Eng lish' }, {}],
    navbar: { items: [{ label: 'F G' }] },
  });
});

test('what names something is not empty', () => {
  const { problems } = parseConfig({
    title: ' ',
    tagline: '',
    announcement: { id: 'a', text: '' },
    navbar: { items: [{ label: { en: 'Tags', id: '' }, target: '/tags' }] },
    footer: { groups: [{ title: '', items: [] }], copyright: '' },
  });
  expect(problems.map(({ message }) => message)).toMatchInlineSnapshot(`
    [
      "title: expected text, or one text for each language such as { en: 'Books', id: 'Buku' }, found ' '.",
      "navbar.items[0].label.id: expected text, or one text for each language such as { en: 'Books', id: 'Buku' }, found ''.",
      "footer.groups[0].title: expected text, or one text for each language such as { en: 'Books', id: 'Buku' }, found ''.",
      "announcement.text: expected text, or one text for each language such as { en: 'Books', id: 'Buku' }, found ''.",
    ]
  `);
});

test('what the owner wrote in vain is known by name', () => {
  const title = 'Mine';
  expect(parseConfig({ title }).unused).toEqual(new Set());
  expect(parseConfig({ title, url: 'x', owner: { nam: 'A' } }).unused).toEqual(new Set(['url', 'owner']));
  // That the default language is missing is found only where the rest is good.
  expect(parseConfig({ title, url: 'x', defaultLocale: 'id' }).unused).toEqual(
    new Set(['title', 'url', 'defaultLocale']),
  );
});
