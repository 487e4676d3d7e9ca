import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isSitePath } from '#model/paths.ts';
import { splitHref } from '#node/build/links/hrefParts.ts';
import { hrefsIn } from './hrefsIn.ts';
import { buildForDiagnostics, makeFolder, removeFolder, SMALL_SITE, writeTree } from './lontar.ts';

let site: string;
beforeEach(() => void (site = makeFolder()));
afterEach(() => removeFolder(site));

const WRITER = 'writer: { name: A Writer }\n';
const ABOUT = '---\ntitle: About\n---\n\n## Talks\n\nA few.\n';
const POST = (authors: string): string =>
  `---\ntitle: By somebody\ndate: 2021-02-03\nauthors: [${authors}]\n---\n\nText.\n`;

interface JsonFeed {
  readonly items: readonly { readonly authors: readonly { readonly url?: string }[] }[];
}

function configOf(settings: object): string {
  const config = { title: 'Small', url: 'https://example.com', locales: ['en', 'id'], ...settings };
  return `export default ${JSON.stringify(config)};\n`;
}

it.each(['/', '/sub/'])(
  'what the owner links to on all pages is there in every language, below %s',
  async (basePath) => {
    const items = [
      '/about/#talks',
      '/search?q=text&section=docs',
      '/cv.pdf',
      '/id/about/',
      '/rss.xml',
      '/robots.txt',
      '/manifest.webmanifest',
    ];
    writeTree(site, {
      ...SMALL_SITE,
      'site.config.ts': configOf({
        basePath,
        favicon: '/mark.svg?v=2',
        navbar: { items: items.map((target) => ({ label: target, target })) },
        social: [{ kind: 'code', label: 'Code', target: '/keys/key%20one.asc' }],
        owner: { name: 'Me', url: 'https://example.com' + basePath + 'about/#talks' },
      }),
      'content/pages/about/index.mdx': ABOUT,
      'content/blog/authors.yml':
        WRITER +
        'jo: { name: Jo, url: /about/#talks, image_url: "/j\u00F3.svg?v=3" }\nowner: { title: Me }\nkim: { name: Kim, email: kim@example.com }\nlee: { name: Lee, url: /cv.pdf }\n',
      'content/blog/by/index.mdx': POST('jo, owner, kim, lee'),
      'content/blog/by/index.id.mdx': POST('jo, owner, kim, lee'),
      'static/cv.pdf': 'A life.',
      'static/keys/key one.asc': 'A key.',
      // As a Mac names it: two signs for a letter with an accent.
      'static/jo\u0301.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'static/mark.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
    });
    expect(await buildForDiagnostics(site)).toEqual({ code: 0, diagnostics: [] });
    const page = (file: string): string => readFileSync(join(site, 'dist', file), 'utf8');
    const linksOf = (file: string): string[] => {
      const paths = hrefsIn(page(file)).filter(isSitePath);
      expect(paths.filter((href) => !href.startsWith(basePath))).toEqual([]);
      return paths.map((href) => `/${href.slice(basePath.length)}`);
    };

    const english = linksOf('by/index.html');
    for (const target of items) expect(english).toContain(target.replace('&', '&amp;'));
    const own = [
      '/id/about/#talks',
      '/id/search?q=text&amp;section=docs',
      '/id/rss.xml',
      '/id/manifest.webmanifest',
    ];
    const once = ['/cv.pdf', '/id/about/', '/robots.txt', '/keys/key%20one.asc', '/mark.svg?v=2'];
    const indonesian = linksOf('id/by/index.html');
    for (const target of [...own, ...once]) expect(indonesian).toContain(target);
    expect(indonesian.filter((href) => /%23|%3F|\/id\/id\//.test(href))).toEqual([]);
    for (const file of ['by/index.html', 'id/by/index.html']) {
      expect(page(file)).toContain(`src="${basePath}jo%CC%81.svg?v=3"`);
      expect(hrefsIn(page(file))).toContain('mailto:kim@example.com');
    }
    const isThere = (href: string): boolean => {
      const path = decodeURIComponent(splitHref(href).path);
      const file = /\.\w+$/.test(path) ? path : join(path, 'index.html');
      return existsSync(join(site, 'dist', file));
    };
    expect([...english, ...indonesian].filter((href) => !isThere(href))).toEqual([]);

    for (const prefix of ['', 'id/']) {
      const whole = (path: string): string => `https://example.com${basePath}${path}`;
      const ofAuthors = [
        whole(`${prefix}about/#talks`),
        whole('about/#talks'),
        'mailto:kim@example.com',
        whole('cv.pdf'),
      ];
      const { items: posts } = JSON.parse(page(`${prefix}feed.json`)) as JsonFeed;
      expect(posts.flatMap(({ authors }) => authors.flatMap(({ url }) => url ?? []))).toEqual(ofAuthors);
      const atom = page(`${prefix}atom.xml`);
      expect([...atom.matchAll(/<uri>(.*?)<\/uri>/g)].map(([, url]) => url)).toEqual(ofAuthors);
    }
  },
);

it('what the owner links to on all pages and is not there is an error where it is written, a missing anchor a warning', async () => {
  writeTree(site, {
    ...SMALL_SITE,
    'site.config.ts': `export default {
  title: 'Small',
  url: 'https://example.com',
  basePath: '/sub/',
  locales: ['en', 'id'],
  owner: { name: 'Me', url: 'https://example.com/sub/@me' },
  navbar: { items: [{ label: 'A', target: '/about/#nope' }, { label: 'B', target: '/sub/about/' }] },
  social: [{ kind: 'code', label: 'C', target: '/gone' }, { kind: 'social', label: 'D', target: 'https://example.com/sub/@me' }],
};
`,
    'content/pages/about/index.mdx': ABOUT,
    'content/blog/authors.yml': WRITER + 'jo:\n  name: Jo\n  url: /also-gone\n  image_url: /none.png\n',
    // Its picture is there, and its path begins like that of the link which is not.
    'content/blog/authors.id.yml': 'jo:\n  name: Yo\n  image_url: /also-gone.svg\n',
    'static/also-gone.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'content/blog/by/index.mdx': POST('jo, { name: Inline, url: /nowhere, image_url: /nothing.png }'),
    'content/blog/mail/index.mdx': POST('{ name: Mail, email: none }'),
  });
  const { code, diagnostics } = await buildForDiagnostics(site);
  expect(code).toBe(1);
  expect(existsSync(join(site, 'dist'))).toBe(false);
  const said = diagnostics.map(
    ({ file, line, column, severity, code: what, message }) =>
      `${file}:${line}:${column} ${severity} ${what} ${message}`,
  );
  expect(said).toMatchInlineSnapshot(`
    [
      "content/blog/authors.yml:4:8 error links/broken-link The link '/also-gone' leads to no page and no file of this site.",
      "content/blog/authors.yml:5:14 error authors/missing-picture The picture '/none.png' is no file of static/.",
      "content/blog/by/index.mdx:4:36 error links/broken-link The link '/nowhere' leads to no page and no file of this site.",
      "content/blog/by/index.mdx:4:57 error authors/missing-picture The picture '/nothing.png' is no file of static/.",
      "content/blog/mail/index.mdx:4:32 error authors/invalid-value authors[0].email: expected an e-mail address, found 'none'.",
      "site.config.ts:7:35 warning links/broken-anchor The link '/about/#nope' names the anchor 'nope', which '/about/' does not have.",
      "site.config.ts:7:75 error links/broken-link The link '/sub/about/' leads to no page and no file of this site.",
      "site.config.ts:8:40 error links/broken-link The link '/gone' leads to no page and no file of this site.",
    ]
  `);
});

it('what has moved is warned of, and an error where it has not in every language', async () => {
  writeTree(site, {
    ...SMALL_SITE,
    'site.config.ts': `export default {
  title: 'Small',
  url: 'https://example.com',
  basePath: '/sub/',
  locales: ['en', 'id'],
  navbar: { items: [
    { label: 'A', target: '/old#talks' },
    { label: 'B', target: '/former/' },
    { label: 'C', target: '/early' },
    { label: 'D', target: '/blog/by' },
    { label: 'E', target: '/once' },
  ] },
  redirects: [
    { from: '/old', to: '/about/' },
    { from: '/former', to: '/about/' },
    { from: '/id/former', to: '/id/about/' },
    { from: '/blog/*', to: '/*' },
    { from: '/id/blog/*', to: '/id/*' },
  ],
};
`,
    'content/pages/about/index.mdx': ABOUT,
    'content/blog/authors.yml': WRITER,
    'content/blog/by/index.mdx': POST('writer').replace('title:', 'redirects: [/early, /once]\ntitle:'),
    'content/blog/by/index.id.mdx': POST('writer').replace('title:', 'redirects: [/early]\ntitle:'),
  });
  const { diagnostics } = await buildForDiagnostics(site);
  expect(
    diagnostics.map(({ line, severity, code, message, hint }) =>
      [line, severity, code, message, hint].join(' '),
    ),
  ).toMatchInlineSnapshot(`
    [
      "7 error links/broken-link The link '/old#talks' has moved to '/about/#talks', but from pages in the language 'id' it leads to '/id/old', where nothing is. Write '/about/#talks'.",
      "8 warning links/moved The link '/former/' leads to an address that has moved to '/about/'. Write '/about/'.",
      "9 warning links/moved The link '/early' leads to an address that has moved to '/by'. Write '/by'.",
      "10 warning links/moved The link '/blog/by' leads to an address that has moved to '/by'. Write '/by'.",
      "11 error links/broken-link The link '/once' has moved to '/by', but from pages in the language 'id' it leads to '/id/once', where nothing is. Write '/by'.",
    ]
  `);
});

it('a configuration that cannot be read does not make a fault of a name that it may well hold', async () => {
  writeTree(site, {
    ...SMALL_SITE,
    'site.config.ts': "export default {\n  title: 'Small'\n  url: 'https://example.com',\n};\n",
    'content/blog/authors.yml': WRITER + 'owner:\n  title: Engineer\n',
    'content/blog/by/index.mdx': POST('owner'),
  });
  const { diagnostics } = await buildForDiagnostics(site);
  expect(diagnostics.map(({ file, line }) => `${file}:${line}`)).toEqual(['site.config.ts:3']);
});
