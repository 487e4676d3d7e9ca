import { describe, expect, it } from 'vitest';
import { resolveLink, type LinkOrigin } from './resolveLink.ts';
import { testSite } from './testSite.ts';

const { index } = testSite();
const english: LinkOrigin = { file: 'content/blog/repack/index.mdx', locale: 'en', path: '/repack' };
const fallback: LinkOrigin = { ...english, locale: 'id', path: '/id/repack' };

const hrefOf = (written: string, from = english): string => resolveLink(written, from, index).href;
const kindOf = (written: string, from = english): string => resolveLink(written, from, index).kind;

describe('links out of the site', () => {
  it.each([
    'https://example.com/a?b#c',
    'http://x',
    'mailto:a@b.c',
    'tel:+62',
    '//cdn.example.com/x',
    'ftp://x/y.md',
  ])('%s stays as it is', (href) =>
    expect(resolveLink(href, english, index)).toEqual({ kind: 'external', href }),
  );

  it.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\tscript:alert(1)',
    '\u0001data:text/html,x',
    'vbscript:x',
  ])('%j is refused', (href) =>
    expect(resolveLink(href, english, index)).toMatchObject({ kind: 'refused', href: '#' }),
  );

  it('pathname:// is a raw path below the base path', () => {
    expect(resolveLink('pathname:///old/x.html', english, index)).toEqual({
      kind: 'static',
      href: '/old/x.html',
    });
    const { index: based } = testSite({ basePath: '/sub/' });
    expect(resolveLink('pathname:///old/', english, based).href).toBe('/sub/old/');
  });
});

describe('links within the page', () => {
  it('keeps an anchor and decodes its name', () => {
    expect(resolveLink('#a%20b', english, index)).toEqual({ kind: 'anchor', href: '#a%20b', hash: 'a b' });
    expect(resolveLink('#%E0%A4', english, index)).toMatchObject({ hash: '%E0%A4' });
    expect(hrefOf('#')).toBe('#');
    expect(hrefOf('')).toBe('');
  });
  it('a query alone leads to the page itself', () =>
    expect(hrefOf('?q=a#b', fallback)).toBe('/id/repack?q=a#b'));
});

describe('links to Markdown files', () => {
  it.each([
    ['../self-hosted-blog/index.mdx', '/self-hosted-blog'],
    ['./index.id.mdx#x', '/repack#x'],
    ['index.mdx?a=b#c', '/repack?a=b#c'],
    ['@site/docs/guide/setup.md', '/docs/guide/setup'],
    ['@site/content/pages/about.mdx', '/about/'],
    ['/blog/self-hosted-blog/index.mdx', '/self-hosted-blog'],
    ['/docs/intro.md', '/docs/'],
    ['../caf%C3%A9%20100%25/index.mdx', '/caf%C3%A9%20100%25'],
    ['../café 100%/index.mdx', '/caf%C3%A9%20100%25'],
  ])('%s is %s, in the locale of the reader', (written, path) => {
    expect(hrefOf(written)).toBe(path);
    expect(hrefOf(written, fallback)).toBe(`/id${path}`);
  });

  it('a translation in a folder of its own may name an untranslated neighbour', () => {
    const file = 'i18n/id/docusaurus-plugin-content-docs/current/intro.md';
    const from = { file, locale: 'id', path: '/id/docs/' };
    expect(hrefOf('./guide/setup.md', from)).toBe('/id/docs/guide/setup');
    expect(hrefOf('guide/setup.md', from)).toBe('/id/docs/guide/setup');
    expect(hrefOf('/guide/setup.md', from)).toBe('/id/docs/guide/setup');
  });

  it('a file listed for one locale only still leads to the page of the reader', () => {
    const { routes } = testSite();
    const { index: sparse } = testSite({
      routes: routes.map((route) => (route.locale === 'id' ? { ...route, files: [] } : route)),
    });
    expect(resolveLink('../self-hosted-blog/index.mdx', fallback, sparse).href).toBe('/id/self-hosted-blog');
  });

  it('one that is not there is broken and stays as written', () => {
    const link = resolveLink('../repak/index.mdx#x', english, index);
    expect(link).toEqual({
      kind: 'broken-file',
      href: '../repak/index.mdx#x',
      path: 'content/blog/repak/index.mdx',
    });
    expect(kindOf('../../../../../etc/passwd.md')).toBe('broken-file');
    expect(kindOf('%.md')).toBe('broken-file');
  });
});

describe('links to addresses', () => {
  it.each(['/repack', '/repack/', '/repack.html', '/repack/index.html'])(
    '%s is the canonical route',
    (written) => {
      expect(hrefOf(written)).toBe('/repack');
      expect(hrefOf(`${written}#x`, fallback)).toBe('/id/repack#x');
    },
  );

  it.each([
    ['/', '/', '/id/'],
    ['/index.html', '/', '/id/'],
    ['/about', '/about/', '/id/about/'],
    ['/tags/中文', '/tags/%E4%B8%AD%E6%96%87', '/id/tags/%E4%B8%AD%E6%96%87'],
    ['/tags/%E4%B8%AD%E6%96%87/', '/tags/%E4%B8%AD%E6%96%87', '/id/tags/%E4%B8%AD%E6%96%87'],
    ['/caf%C3%A9%20100%25', '/caf%C3%A9%20100%25', '/id/caf%C3%A9%20100%25'],
  ])('%s is %s, and %s for Indonesian readers', (written, own, other) => {
    expect(hrefOf(written)).toBe(own);
    expect(hrefOf(written, fallback)).toBe(other);
  });

  it('a locale prefix is kept', () => {
    expect(hrefOf('/id/about')).toBe('/id/about/');
    expect(hrefOf('/id')).toBe('/id/');
    expect(hrefOf('/id/repack.html', fallback)).toBe('/id/repack');
  });

  it('relative ones work with and without the trailing slash of the page', () => {
    for (const written of [
      'self-hosted-blog',
      './self-hosted-blog',
      '../self-hosted-blog',
      '../self-hosted-blog/',
    ]) {
      expect(hrefOf(written)).toBe('/self-hosted-blog');
      expect(hrefOf(written, fallback)).toBe('/id/self-hosted-blog');
    }
    const about = { file: 'content/pages/about.mdx', locale: 'id', path: '/id/about/' };
    for (const written of ['hidden', './hidden', 'about/hidden'])
      expect(hrefOf(written, about)).toBe('/id/about/hidden');
    expect(hrefOf('../', about)).toBe('/id/');
  });

  it('puts the base path before internal links and takes a written one off', () => {
    const { index: based } = testSite({ basePath: '/sub/' });
    for (const written of ['/about', '/sub/about/', '@site/content/pages/about.mdx']) {
      expect(resolveLink(written, fallback, based)).toMatchObject({
        href: '/sub/id/about/',
        target: '/id/about/',
      });
    }
    expect(resolveLink('/rss.xml', fallback, based).href).toBe('/sub/rss.xml');
  });

  it.each([
    '/repak',
    '/Repack',
    '../nothing',
    '/%',
    '/%E0%A4%A',
    './slides2.pdf',
    '/id/nothing',
    '@site/nothing',
    '@x',
  ])('%s is broken', (written) => expect(kindOf(written)).toBe('broken-route'));
});

describe('links to files', () => {
  it.each([
    ['/img/logo.png', '/img/logo.png'],
    ['@site/static/img/logo.png', '/img/logo.png'],
    ['/cv%20(2021)%20%231.pdf#page=2', '/cv%20(2021)%20%231.pdf#page=2'],
    ['/50%25.txt', '/50%25.txt'],
    ['/demo/', '/demo/'],
    ['/rss.xml', '/rss.xml'],
  ])('%s is served as it is', (written, href) => {
    expect(resolveLink(written, fallback, index)).toEqual({ kind: 'static', href });
  });

  it('files beside the text are to be published', () => {
    const link = resolveLink('./slides.pdf#page=2', fallback, index);
    expect(link).toMatchObject({ kind: 'asset', file: 'content/blog/repack/slides.pdf', suffix: '#page=2' });
    expect(kindOf('LICENSE')).toBe('asset');
    expect(kindOf('@site/content/blog/repack/slides.pdf')).toBe('asset');
  });
});

describe('letters with accents as one sign or two', () => {
  const [one, two] = ['é'.normalize('NFC'), 'é'.normalize('NFD')];
  const { index: ofMac } = testSite({
    staticFiles: new Set([`${two}.pdf`]),
    hasFile: (file) => file === `content/blog/repack/${two}.zip`,
  });

  it.each([one, two])('%j: a file is found as the disk calls it', (letter) => {
    expect(resolveLink(`/${letter}.pdf`, english, ofMac)).toEqual({
      kind: 'static',
      href: `/${encodeURIComponent(two)}.pdf`,
    });
    expect(resolveLink(`./${letter}.zip`, english, ofMac)).toMatchObject({
      kind: 'asset',
      file: `content/blog/repack/${two}.zip`,
    });
  });

  it.each([one, two])('%j: an anchor is named as headings have it', (letter) => {
    const encoded = `#${encodeURIComponent(one)}`;
    const href = letter === one ? `#${one}` : encoded;
    expect(resolveLink(`#${letter}`, english, index)).toEqual({ kind: 'anchor', href, hash: one });
    expect(resolveLink(`/repack#${letter}`, english, index)).toMatchObject({
      href: `/repack${href}`,
      hash: one,
    });
  });
});
