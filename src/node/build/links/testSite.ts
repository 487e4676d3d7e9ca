import type { Locale } from '#model/locale.ts';
import { createRouteIndex, type RouteIndex, type RouteIndexInput, type RouteSpec } from './routeIndex.ts';

const base = { direction: 'ltr', calendar: 'gregory' } as const;
const locales: Locale[] = [
  { ...base, code: 'en', label: 'English', htmlLang: 'en', path: '' },
  { ...base, code: 'id', label: 'Indonesia', htmlLang: 'id', path: 'id' },
];

const texts: readonly [path: string, ...files: string[]][] = [
  ['/'],
  ['/archive'],
  ['/tags/中文'],
  ['/about/', 'content/pages/about.mdx'],
  ['/about/hidden', 'content/pages/about/hidden.mdx'],
  ['/repack', 'content/blog/repack/index.mdx', 'content/blog/repack/index.id.mdx'],
  ['/café 100%', 'content/blog/café 100%/index.mdx'],
  ['/self-hosted-blog', 'content/blog/self-hosted-blog/index.mdx'],
  ['/docs/', 'docs/intro.md', 'i18n/id/docusaurus-plugin-content-docs/current/intro.md'],
  ['/docs/guide/setup', 'docs/guide/setup.md'],
];

/** A small site in two languages, for tests of links. */
export function testSite(changes: Partial<RouteIndexInput> = {}): { index: RouteIndex; routes: RouteSpec[] } {
  const routes = locales.flatMap(({ code, path: prefix }) =>
    texts.map(([path, ...files]) => ({
      path: prefix === '' ? path : `/${prefix}${path}`,
      locale: code,
      files,
    })),
  );
  const index = createRouteIndex({
    url: 'https://site.example',
    basePath: '/',
    locales,
    defaultLocale: 'en',
    routes,
    staticFiles: new Set(['img/logo.png', 'cv (2021) #1.pdf', 'demo/index.html', 'rss.xml', '50%.txt']),
    ownFiles: new Set(['robots.txt', 'repack.md']),
    hasFile: (file) => ['content/blog/repack/slides.pdf', 'content/blog/repack/LICENSE'].includes(file),
    ...changes,
  });
  return { index, routes };
}
