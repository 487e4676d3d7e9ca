import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hrefsIn } from './hrefsIn.ts';
import { buildForDiagnostics, makeFolder, removeFolder, runLontar, SMALL_SITE, writeTree } from './lontar.ts';

const AUTHORS = `writer:
  name: A Writer
  title: { en: Engineer, id: Perekayasa }
  description: { en: Writes. , id: Menulis. }
  url: https://www.writer.example/
  image_url: /writer.svg
  page: true
  socials: { github: writer }
Two Names:
  name: Another & More
  url: /about/
  page: { permalink: '/long-author-page-name' }
plain:
  name: Plain
  url: https://plain.example
idle:
  name: Idle
  url: https://github.com/idle
  page: true
  socials: { github: idle }
`;

const PICTURE = {
  'static/writer.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
};

const post = (title: string, authors: string, more = ''): string =>
  `---\ntitle: ${title}\ndate: 2020-01-0${title.length}\nauthors: [${authors}]\n${more}---\n\nText of it.\n`;

const site = makeFolder();
const read = (file: string): string => readFileSync(join(site, 'dist', file), 'utf8');
const mainOf = (file: string): string => /<main[^]*<\/main>/.exec(read(file))?.[0] ?? '';

beforeAll(async () => {
  writeTree(site, {
    ...SMALL_SITE,
    'site.config.ts':
      "export default { title: 'Small', url: 'https://example.com', locales: ['en', 'id'], blog: { postsPerPage: 2 } };\n",
    'content/blog/authors.yml': AUTHORS,
    'content/blog/authors.id.yml': 'writer:\n  name: Seorang Penulis\n',
    'content/blog/old/index.mdx': post('Old', "writer, plain, 'Two Names'"),
    'content/blog/hush/index.mdx': post('Hush', 'writer, idle', 'unlisted: true\n'),
    'content/blog/draft/index.mdx': post('Draft', 'writer, idle', 'draft: true\n'),
    ...PICTURE,
  });
  expect(await buildForDiagnostics(site)).toEqual({ code: 0, diagnostics: [] });
});
afterAll(() => removeFolder(site));

describe('the page of an author', () => {
  it.each([
    ['', 'A Writer', 'Engineer', 'Writes.', 'All authors', '3 posts', 'First'],
    ['id/', 'Seorang Penulis', 'Perekayasa', 'Menulis.', 'Semua penulis', '3 tulisan', 'Pertama'],
  ])('says who it is and shows the listed posts (/%s)', (prefix, ...words) => {
    const main = mainOf(`${prefix}authors/writer/index.html`);
    for (const word of words) expect(main).toContain(`>${word}<`);
    expect(main).toContain(`<h1 dir="auto">${words[0]}</h1>`);
    expect(main).toContain('src="/writer.svg"');
    expect(main, 'more than fit as cards').toContain('>2020</h2>');
    const hrefs = hrefsIn(main);
    for (const path of ['authors', 'first', 'second', 'old', 'authors/writer/rss.xml'])
      expect(hrefs).toContain(`/${prefix}${path}`);
    expect(hrefs).toContain('https://www.writer.example/');
    expect(hrefs).toContain('https://github.com/writer');
    expect(main).toContain('>writer.example<');
    expect(main).not.toMatch(/Hush|Draft/);
  });

  it('has the address that it asks for, and the feeds lie beside it', () => {
    for (const prefix of ['', 'id/']) {
      const page = read(`${prefix}authors/long-author-page-name/index.html`);
      expect(page).toContain('<title>Another &amp; More | Small</title>');
      expect(hrefsIn(page)).toContain(`/${prefix}about/`);
    }
    expect(hrefsIn(read('authors/long-author-page-name/index.html'))).toEqual(
      expect.arrayContaining(
        ['rss.xml', 'atom.xml', 'feed.json'].map((name) => `/authors/long-author-page-name/${name}`),
      ),
    );
    const feed = read('authors/long-author-page-name/rss.xml');
    expect(feed).toContain('<link>https://example.com/authors/long-author-page-name</link>');
    expect(existsSync(join(site, 'dist/authors/two-names'))).toBe(false);
  });

  it('is there without posts, and names an address once', () => {
    const main = mainOf('authors/idle/index.html');
    expect(main).toContain('There are no posts here yet.');
    expect(main).toContain('>0 posts<');
    expect(hrefsIn(main)).toEqual(['/authors', 'https://github.com/idle']);
  });

  it('is not there unless it is asked for', () => {
    const routes = Object.keys((JSON.parse(read('routes.json')) as { routes: object }).routes).join(' ');
    for (const prefix of ['', 'id/']) {
      expect(existsSync(join(site, `dist/${prefix}authors/plain/index.html`))).toBe(false);
      expect(routes).not.toContain(`/${prefix}authors/plain`);
      expect(routes).toContain(`/${prefix}authors/writer-`);
    }
    expect(mainOf('authors/index.html')).toContain('href="https://plain.example"');
  });

  it('is where names lead: those of the list, of posts and in feeds', () => {
    for (const [file, ...people] of [
      ['authors/index.html', 'writer', 'long-author-page-name', 'idle'],
      ['old/index.html', 'writer', 'long-author-page-name'],
      ['index.html', 'writer'],
    ] as const)
      for (const prefix of ['', 'id/'])
        for (const person of people)
          expect(hrefsIn(mainOf(prefix + file)), prefix + file).toContain(`/${prefix}authors/${person}`);
    expect(read('old/index.html')).not.toContain('writer.example');
    expect(read('rss.xml') + read('feed.json')).toContain('https://example.com/authors/writer');
  });

  it('tells search engines what it is and where it is in other languages', () => {
    const page = read('id/authors/writer/index.html');
    for (const link of [
      'rel="canonical" href="https://example.com/id/authors/writer"',
      'hreflang="en" href="https://example.com/authors/writer"',
      'hreflang="x-default" href="https://example.com/authors/writer"',
      'property="og:title" content="Seorang Penulis"',
      'name="description" content="Menulis."',
    ])
      expect(page).toContain(link);
    expect(page).toMatch(/property="og:image" content="https:\/\/example\.com\/assets\/card-/);
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(page) ?? [];
    expect((JSON.parse(json) as { '@graph': unknown[] })['@graph']).toMatchObject([
      {
        '@type': 'ProfilePage',
        url: 'https://example.com/id/authors/writer',
        mainEntity: {
          '@type': 'Person',
          name: 'Seorang Penulis',
          url: 'https://example.com/id/authors/writer',
          sameAs: ['https://www.writer.example/', 'https://github.com/writer'],
        },
      },
      { '@type': 'WebSite' },
      { '@type': 'BreadcrumbList' },
    ]);
    for (const prefix of ['', 'id/']) {
      const sitemap = read(`${prefix}sitemap.xml`);
      expect(sitemap).toContain(`<loc>https://example.com/${prefix}authors/writer</loc>`);
      expect(sitemap).not.toContain('authors/plain');
    }
  });

  it('is there as Markdown, to which the list leads, and can be kept for reading offline', () => {
    expect(read('authors/writer.md')).toBe(
      `# A Writer

- Page: https://example.com/authors/writer

Engineer

Writes.

[writer.example](https://www.writer.example/), [GitHub](https://github.com/writer)

- [Second](https://example.com/second.md) (2022-04-02): Another text, in English only.
- [First](https://example.com/first.md) (2021-03-01): The opening.

## 2020

- [Old](https://example.com/old.md) (2020-01-03)
`,
    );
    expect(read('authors.md')).toContain(
      '- [A Writer](https://example.com/authors/writer.md). Engineer. Writes. [',
    );
    const shelf = readdirSync(join(site, 'dist/assets')).find((name) => /^offline-id-.*\.json$/.test(name));
    expect(read(`assets/${shelf}`)).toContain('/id/authors/writer');
  });
});

it('addresses of pages of authors are guarded, and a text may stand at one', async () => {
  const folder = makeFolder();
  try {
    writeTree(folder, { ...SMALL_SITE, ...PICTURE, 'content/blog/authors.yml': AUTHORS });
    expect((await runLontar(['build', '--site', folder, '--remember'])).code).toBe(0);
    writeTree(folder, { 'content/blog/authors.yml': AUTHORS.replace("'/long-author-page-name'", '/short') });
    const gone = await buildForDiagnostics(folder);
    expect(gone.code).toBe(1);
    expect(gone.diagnostics.map(({ message }) => message).join()).toContain(
      "'/authors/long-author-page-name'",
    );
    writeTree(folder, {
      'content/blog/authors.yml': AUTHORS,
      'content/blog/taken/index.mdx':
        '---\ntitle: Taken\ndate: 2020-01-01\nslug: authors/writer\n---\n\nText.\n',
    });
    const file = 'content/blog/taken/index.mdx';
    // Once, though it is so in every language.
    expect((await buildForDiagnostics(folder)).diagnostics).toMatchObject([
      {
        severity: 'warning',
        code: 'routes/duplicate',
        file,
        message: `The path '/authors/writer' is that of '${file}' and of '/authors/writer'; only the first is published.`,
      },
    ]);
  } finally {
    removeFolder(folder);
  }
});
