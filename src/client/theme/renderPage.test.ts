import { describe, expect, it } from 'vitest';
import type { DocumentAssets } from '#model/contract.ts';
import type { Page, PageData, SiteView, View } from '#model/page.ts';
import { renderPage } from './renderPage.tsx';

const HOSTILE = `</script><script>alert(1)</script>"'<img src=x onerror=alert(1)>`;

const assets: DocumentAssets = {
  bootScript: 'boot()',
  styles: [{ layer: null, css: 'p{}', source: `'sha256-p'` }],
  printHref: '/assets/print.css',
  entryHref: '/assets/entry.js',
  contentSecurityPolicy: `default-src 'none'; style-src`,
  headHtml: '<meta name="dev">',
};

function siteIn(code: 'en' | 'id', changes: Partial<SiteView> = {}): SiteView {
  const prefix = code === 'en' ? '' : `/${code}`;
  const post = { href: `${prefix}/a`, title: 'A', date: '2021-01-05', lang: null };
  return {
    locale: {
      code,
      label: code,
      direction: 'ltr',
      htmlLang: code,
      calendar: 'gregory',
      path: prefix.slice(1),
    },
    title: 'Site',
    tagline: '',
    url: 'https://example.com',
    basePath: '/',
    homeHref: `${prefix}/`,
    searchHref: `${prefix}/search`,
    faviconHref: null,
    manifestHref: null,
    touchIconHref: null,
    offlineHref: `${prefix}/offline`,
    ownerName: 'Owner',
    ownerHref: `${prefix}/`,
    navbar: [{ label: 'About', href: `${prefix}/about/` }],
    footerGroups: [],
    copyright: '',
    social: [],
    contact: null,
    search: { indexName: 'site' },
    colorMode: { default: 'light', respectSystem: false },
    hasWorker: true,
    themeColor: '#0b6e66',
    sidebar: [{ year: 2021, posts: [post] }],
    ...changes,
  };
}

function pageOf(view: View, changes: Partial<Page['frame']> = {}): Page {
  const alternate = { code: 'en', label: 'English', htmlLang: 'en', href: '/a' };
  const other = { code: 'id', label: 'Indonesia', htmlLang: 'id', href: '/id/a' };
  return {
    view,
    locale: 'en',
    frame: {
      path: '/a',
      kind: view.kind,
      title: 'A',
      hasToc: false,
      alternates: [alternate, other],
      hasSidebar: true,
      ...changes,
    },
    toc: [],
    documentTitle: 'A',
    description: 'About A',
    canonicalUrl: 'https://example.com/a',
    defaultUrl: 'https://example.com/a',
    feeds: [],
    image: null,
    noIndex: false,
  };
}

function thingsOf(page: Page, site: SiteView): Record<string, unknown>[] {
  const html = renderPage(page, site, assets);
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '';
  return (JSON.parse(json) as { '@graph': Record<string, unknown>[] })['@graph'];
}

const text = {
  title: 'About',
  bodyHtml: '<p>x</p>',
  showTitle: true,
  fallback: null,
  banner: null,
  lastUpdate: null,
  editHref: null,
} as const;

describe('a page', () => {
  it('tells its language, address and translations in the head', () => {
    const html = renderPage(pageOf({ kind: 'page', ...text }), siteIn('en'), assets);
    expect(html).toMatch(
      /^<!doctype html><html lang="en" dir="ltr" data-theme="light" data-entry="\/assets\/entry.js" data-base="\/" data-path="\/a"><head><meta charset="utf-8">/,
    );
    expect(html).toContain(
      '<meta http-equiv="Content-Security-Policy" content="default-src &#39;none&#39;; style-src &#39;sha256-p&#39;">',
    );
    expect(html).toContain('<link rel="canonical" href="https://example.com/a">');
    expect(html).toContain('<link rel="alternate" hreflang="id" href="https://example.com/id/a">');
    expect(html).toContain('<link rel="alternate" hreflang="x-default" href="https://example.com/a">');
    expect(html).toContain('<style>p{}</style><script>boot()</script><meta name="dev"></head>');
    expect(html).toContain(
      '</div><link rel="stylesheet" href="/assets/print.css" media="print"><script type="application/json"',
    );
    expect(html).toMatch(/<script type="application\/ld\+json">\{.*\}<\/script><\/body><\/html>$/);
    expect(html).toContain('<meta property="og:title" content="A">');
    expect(html).not.toContain('noindex');
  });

  it('escapes every text of the owner and of the configuration', () => {
    const page = pageOf({ kind: 'page', ...text, title: HOSTILE }, { title: HOSTILE, hasToc: true });
    const site = siteIn('en', { ownerName: HOSTILE, copyright: HOSTILE, themeColor: HOSTILE });
    const html = renderPage(
      {
        ...page,
        toc: [{ id: 'a', text: HOSTILE, level: 2 }],
        documentTitle: HOSTILE,
        description: HOSTILE,
        canonicalUrl: HOSTILE,
      },
      site,
      assets,
    );
    expect(html).not.toContain('<script>alert');
    expect(html).not.toContain('<img');
    expect(html.match(/<script/g)).toHaveLength(3);
    const things = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(JSON.stringify(JSON.parse(things))).toContain(JSON.stringify(HOSTILE));
    const json = /<script type="application\/json" id="page">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(JSON.parse(json)).toMatchObject({ frame: page.frame, site: { ownerName: HOSTILE } });
  });

  it('carries nothing in its data that only the build needs, or that is as usual', () => {
    const html = renderPage(pageOf({ kind: 'page', ...text }), siteIn('en'), assets);
    const json = /<script type="application\/json" id="page">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    const { frame, site } = JSON.parse(json) as PageData;
    expect(Object.keys(frame)).toEqual(['path', 'kind', 'title', 'hasToc', 'alternates', 'hasSidebar']);
    expect(Object.keys(site)).toEqual([
      'locale',
      'basePath',
      'homeHref',
      'searchHref',
      'ownerName',
      'navbar',
      'search',
      'hasWorker',
    ]);
  });

  it('has a switch of colours unless the owner wants none', () => {
    const render = (changes: Partial<SiteView>) =>
      renderPage(pageOf({ kind: 'page', ...text }), siteIn('en', changes), assets);
    expect(render({})).toContain('data-act="theme"');
    expect(render({ isColorModeFixed: true })).not.toContain('data-act="theme"');
  });

  it('marks where the reader is', () => {
    const html = renderPage(pageOf({ kind: 'page', ...text }), siteIn('en'), assets);
    expect(html).toContain('<a href="/a" aria-current="page" dir="auto">A</a>');
    expect(html).toContain(
      '<a href="/a" lang="en" hrefLang="en" data-act="locale" aria-current="true">English</a>',
    );
    const about = renderPage(
      pageOf({ kind: 'page', ...text }, { path: '/about/', hasSidebar: false }),
      siteIn('en'),
      assets,
    );
    expect(about).toContain('<a href="/about/" aria-current="page">About</a>');
    expect(about).not.toContain('data-slot="sidebar"');
  });

  it('says in its own language that its text is in another one, and marks the text', () => {
    const fallback = { lang: 'en', originalHref: '/a' };
    const page = { ...pageOf({ kind: 'page', ...text, fallback }), locale: 'id' };
    const html = renderPage(page, siteIn('id'), assets);
    expect(html).toContain('jadi Anda membacanya dalam bahasa Inggris.');
    expect(html).toContain('<a href="/a" hrefLang="en">Buka halaman aslinya</a>');
    expect(html).toContain('<h1 lang="en" dir="auto">About</h1>');
    expect(html).toContain('<div class="prose" lang="en"><p>x</p></div>');
  });

  it('has one level-one heading, also where the title is hidden or stands in the text', () => {
    const headings = (view: Partial<typeof text> | object) =>
      renderPage(pageOf({ kind: 'page', ...text, ...view }), siteIn('en'), assets).match(/<h1[^>]*>[^<]*/g);
    expect(headings({})).toEqual(['<h1 dir="auto">About']);
    expect(headings({ showTitle: false })).toEqual(['<h1 class="sr-only" dir="auto">About']);
    expect(headings({ showTitle: false, bodyHtml: '<h1 id="x">Mine</h1>' })).toEqual(['<h1 id="x">Mine']);
  });

  it('sets a heading that the text opens with where titles are set, as it is written', () => {
    const bodyHtml = '<h1 id="x">Mine <em>too</em></h1>\n<p>x</p>';
    const view = { ...text, bodyHtml, showTitle: false };
    expect(renderPage(pageOf({ kind: 'page', ...view }), siteIn('en'), assets)).toMatch(
      /<header class="page-header"><div class="prose"><h1 id="x">Mine <em>too<\/em><\/h1><\/div>.*<\/header>.*<div class="prose">\n<p>x/,
    );
  });

  it('shows that it is a draft or unlisted', () => {
    const draft = renderPage(pageOf({ kind: 'page', ...text, banner: 'draft' }), siteIn('en'), assets);
    expect(draft).toContain('This is a draft.');
    const unlisted = renderPage(
      { ...pageOf({ kind: 'page', ...text, banner: 'unlisted' }), noIndex: true },
      siteIn('id'),
      assets,
    );
    expect(unlisted).toContain('Halaman ini tidak terdaftar.');
    expect(unlisted).toContain('<meta name="robots" content="noindex">');
  });

  it('shows the book being read, the goal and the books read', () => {
    const book = { title: 'T', author: 'Au', note: null, lang: null };
    const view: View = {
      kind: 'books',
      ...text,
      reading: book,
      goal: 12,
      year: 2021,
      read: [book, { ...book, title: 'U' }],
    };
    const html = renderPage(pageOf(view), siteIn('en'), assets);
    expect(html).toContain('<h2>1 book being read</h2>');
    expect(html).toContain('<span>2 of 12</span>');
    expect(html).toContain('<h2>Books read in 2021</h2>');
    expect(renderPage(pageOf(view), siteIn('id'), assets)).toContain('<span>2 dari 12</span>');
  });

  it('tells machines of the site and its owner, and where in it the page stands', () => {
    const typesOf = (page: Page): unknown[] => thingsOf(page, siteIn('en')).map((thing) => thing['@type']);
    const hidden = { ...pageOf({ kind: 'page', ...text, banner: 'unlisted' as const }), noIndex: true };
    expect(typesOf(hidden)).toEqual(['WebSite', 'Person', 'BreadcrumbList']);
    const links = { links: [], recentPosts: [] };
    expect(typesOf(pageOf({ kind: 'search', ...links, tags: [] }))).toEqual([
      'WebSite',
      'Person',
      'BreadcrumbList',
    ]);
    expect(typesOf(pageOf({ kind: 'notFound', ...links }))).toEqual(['WebSite', 'Person']);
  });

  it('tells machines the steps to a document that it shows', () => {
    const breadcrumbs = [
      { label: 'Home', href: '/', lang: null },
      { label: 'Guide', href: null, lang: null },
      { label: 'A', href: null, lang: 'id' },
    ];
    const version = { name: 'current', label: 'Next', isLast: true };
    const neighbours = { previous: null, next: null };
    const page = pageOf({ kind: 'doc', ...text, breadcrumbs, version, contents: [], ...neighbours });
    const html = renderPage(page, siteIn('en'), assets);
    for (const { label } of breadcrumbs) expect(html).toMatch(new RegExp(`<li><(?:a|span)[^>]*>${label}</`));
    expect(html).toContain('<span aria-current="page" lang="id" dir="auto">A</span>');
    expect(thingsOf(page, siteIn('en')).at(-1)).toEqual({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://example.com/' },
        { '@type': 'ListItem', position: 2, name: 'Guide' },
        { '@type': 'ListItem', position: 3, name: 'A' },
      ],
    });
  });

  it('the main document lists the others, folder by folder', () => {
    const leaf = { label: 'Leaf', href: '/docs/b/leaf', lang: 'id', items: [] };
    const contents = [
      { label: 'A', href: '/docs/a', lang: null, items: [] },
      { label: 'B', href: null, lang: null, items: [leaf] },
    ];
    const version = { name: 'current', label: 'Next', isLast: true };
    const view = { kind: 'doc' as const, ...text, breadcrumbs: [], version, previous: null, next: null };
    const html = renderPage(pageOf({ ...view, contents }), siteIn('en'), assets);
    expect(html).toContain(
      '<h2 id="page:docs">All documents</h2><ul><li><a href="/docs/a" dir="auto">A</a></li>' +
        '<li><span dir="auto">B</span>' +
        '<ul><li><a href="/docs/b/leaf" lang="id" dir="auto">Leaf</a></li></ul></li></ul>',
    );
    expect(renderPage(pageOf({ ...view, contents }), siteIn('id'), assets)).toContain('>Semua dokumen</h2>');
    expect(renderPage(pageOf({ ...view, contents: [] }), siteIn('en'), assets)).not.toContain(
      'All documents',
    );
  });

  it('names no canonical address where nothing was found', () => {
    const html = renderPage(pageOf({ kind: 'notFound', links: [], recentPosts: [] }), siteIn('en'), assets);
    expect(html).not.toContain('rel="canonical"');
  });

  it('searches by a plain form that works once search exists', () => {
    const html = renderPage(
      pageOf({ kind: 'search', links: [], recentPosts: [], tags: [] }),
      siteIn('id'),
      assets,
    );
    expect(html).toContain('action="/id/search"');
    expect(html).toContain('name="q"');
  });

  it('carries no inline style and no inline handler', () => {
    const html = renderPage(pageOf({ kind: 'notFound', links: [], recentPosts: [] }), siteIn('en'), assets);
    expect(html).not.toMatch(/<[^>]+\s(style|on\w+)=/);
  });
});
