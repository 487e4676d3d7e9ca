import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { plannedSite } from '../plannedSiteFixture.ts';

let siteDir: string;
beforeEach(() => void (siteDir = mkdtempSync(join(tmpdir(), 'lontar-lost-'))));
afterEach(() => rmSync(siteDir, { recursive: true }));

const post = (title: string, slug: string): string =>
  `---\ntitle: ${title}\nslug: ${slug}\ntags: [${title}]\n---\n`;

it('of texts that want one path only the first is part of the site, in every list', async () => {
  const files = {
    'blog/2023-01-01-first.md': post('First', 'same'),
    'blog/2023-01-02-second.md': post('Second', 'page/2'),
    'blog/2023-01-03-third.md': post('Third', 'third'),
    'src/pages/index.md': '# Landing\n',
    'src/pages/same.md': '# Page\n',
    'src/pages/docs.md': '# All docs\n',
    'docs/index.md': '# Start\n',
    'docs/more.md': '# More\n',
  };
  const { sites, plans, texts, diagnostics } = await plannedSite(siteDir, files, {
    settings: { blog: { postsPerPage: 1 } },
  });
  expect(diagnostics.map(({ file, code }) => [file, code])).toEqual([
    ['blog/2023-01-02-second.md', 'routes/duplicate'],
    ['docs/index.md', 'routes/duplicate'],
    ['src/pages/index.md', 'routes/duplicate'],
    ['src/pages/same.md', 'routes/duplicate'],
  ]);
  const published = [
    'blog/2023-01-03-third.md',
    'blog/2023-01-01-first.md',
    'src/pages/docs.md',
    'docs/more.md',
  ];
  expect(texts.map(({ entry }) => entry.file)).toEqual([...published, ...published]);
  for (const { listedPosts, tags, docs } of sites) {
    expect(listedPosts.map(({ title }) => title)).toEqual(['Third', 'First']);
    expect(tags.map(({ tag }) => tag.label)).toEqual(['First', 'Third']);
    expect(docs?.docs.map(({ id }) => id)).toEqual(['more']);
  }
  const views = plans.flatMap(({ pages }) => pages.map(({ page }) => page.view));
  expect(views.filter((view) => view.kind === 'post').map(({ next }) => next?.title)).toEqual([
    ...['First', undefined],
    ...['First', undefined],
  ]);
  expect(views.filter((view) => view.kind === 'doc').map(({ previous }) => previous)).toEqual([null, null]);
});

it('what lies below the path of a language is of that language first: its home page, its lists, its texts', async () => {
  const files = {
    'blog/2023-01-01-a.md': post('A', 'id'),
    'src/pages/id/archive.md': '# Not the archive\n',
    'src/pages/id/about.md': '# Not about\n',
    'src/pages/id/alone.md': '# Alone\n',
    'src/pages/about.md': '# About\n',
  };
  const { plans, diagnostics } = await plannedSite(siteDir, files);
  expect(diagnostics.map(({ file, message }) => [file, message])).toEqual([
    [
      'blog/2023-01-01-a.md',
      "The path '/id' is that of the list of posts, so 'blog/2023-01-01-a.md' is not published.",
    ],
    [
      'src/pages/id/about.md',
      "The path '/id/about' is that of 'src/pages/about.md' and of 'src/pages/id/about.md'; only the first is published.",
    ],
    [
      'src/pages/id/archive.md',
      "The path '/id/archive' is that of '/id/archive' and of 'src/pages/id/archive.md'; only the first is published.",
    ],
  ]);
  const kinds = plans.flatMap(({ pages }) =>
    pages.map(({ page }) => `${page.frame.path} ${page.locale} ${page.view.kind}`),
  );
  expect(kinds).toEqual(
    expect.arrayContaining([
      '/id/ id home',
      '/id/archive id archive',
      '/id/about id page',
      '/id/alone en page',
    ]),
  );
  expect(kinds.filter((kind) => /^\/id(?:\/archive|\/about)? en/.test(kind))).toEqual([]);
});

it('what stands in for a text that is not published is not either, so that every canonical address is that of a page', async () => {
  const { plans, index, diagnostics } = await plannedSite(siteDir, {
    'content/blog/id/index.mdx': '---\ntitle: Post\ndate: 2023-01-01\n---\n',
    'content/pages/about.mdx': '# About\n',
    'content/pages/id/about.mdx': '# Not about\n',
    // Its address is that of what would stand in for the post.
    'content/pages/id/id.mdx': '# Its own\n',
  });
  expect(diagnostics.map(({ file, code }) => [file, code])).toEqual([
    ['content/blog/id/index.mdx', 'routes/duplicate'],
    ['content/pages/id/about.mdx', 'routes/duplicate'],
  ]);
  const pages = plans.flatMap((plan) => plan.pages.map(({ page }) => page));
  const shown = pages.filter(({ view }) => view.kind === 'post' || view.kind === 'page');
  expect(shown.map(({ frame }) => frame.path)).toEqual(['/about', '/id/id', '/id/about']);
  const addresses = pages.map(({ frame }) => `http://localhost:3000${frame.path}`);
  expect(addresses).toEqual(expect.arrayContaining(shown.map(({ canonicalUrl }) => canonicalUrl)));
  expect(index.routeOfFile('content/blog/id/index.mdx', 'id')).toBe('/id/');
});

it('a link to the file of a text that is not published leads to the page that has its path', async () => {
  const { index, diagnostics } = await plannedSite(
    siteDir,
    { 'src/pages/index.md': '# Landing\n', 'src/pages/about.md': '# About\n' },
    { links: ['./index.md'] },
  );
  expect(diagnostics.map(({ code }) => code)).toEqual(['routes/duplicate']);
  expect(index.routeOfFile('src/pages/index.md', 'id')).toBe('/id/');
});

it('the title of a text without a translation names its language in the language of the page', async () => {
  const { plans } = await plannedSite(siteDir, {
    'content/blog/both/index.mdx': '---\ndate: 2023-01-01\ntitle: Both\n---\n',
    'content/blog/both/index.id.mdx': '---\ntitle: Keduanya\n---\n',
    'content/blog/one/index.mdx': '---\ndate: 2023-01-02\ntitle: One\n---\n',
    'content/blog/satu/index.id.mdx': '---\ndate: 2023-01-03\ntitle: Satu\n---\n',
  });
  const titles = plans.map(({ pages }) =>
    pages.filter(({ page }) => page.view.kind === 'post').map(({ page }) => page.documentTitle),
  );
  expect(titles).toEqual([
    ['Satu (in Indonesian) | Lontar', 'One | Lontar', 'Both | Lontar'],
    ['Satu | Lontar', 'One (bahasa Inggris) | Lontar', 'Keduanya | Lontar'],
  ]);
});
