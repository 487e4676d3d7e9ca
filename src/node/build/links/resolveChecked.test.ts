import { expect, it } from 'vitest';
import { withRedirects } from '../redirects/withRedirects.ts';
import { resolveChecked } from './resolveChecked.ts';
import { testSite } from './testSite.ts';

const from = { file: 'content/blog/repack/index.mdx', locale: 'id', path: '/id/repack' };
const moved = { from: '/old', to: '/repack', href: '/repack', locale: 'en', source: null };
const index = withRedirects(testSite().index, [moved], []);
const resolve = (path: string) => resolveChecked(`https://site.example${path}`, from, index);

it.each([
  ['', '/'],
  ['/about#a%20b', '/about/'],
  ['/id', '/id/'],
  ['//repack.html', '/repack'],
  ['/tags/中文/?a', '/tags/中文'],
  ['/caf%C3%A9%20100%25', '/café 100%'],
])('%j is the page %s, whatever the language of the reader', (path, target) =>
  expect(resolve(path)).toMatchObject({ kind: 'route', target }),
);

it.each([
  '/img/logo.png',
  '/cv%20(2021)%20%231.pdf#page=2',
  '/demo/',
  '/rss.xml',
  '/robots.txt',
  '/repack.md',
  '/assets/files/slides-0123.pdf',
  '/search-index/en.txt',
  '/old',
])('%s is there', (path) => expect(resolve(path).kind).toBe('static'));

it.each(['/repak', '/id/old', '/content/blog/repack/index.mdx', '/slides.pdf', '/repak.md', '/%'])(
  '%s is broken',
  (path) => expect(resolve(path).kind).toBe('broken-route'),
);

it('every other link is resolved as for its page', () => {
  expect(resolveChecked('/about', from, index)).toMatchObject({ kind: 'route', target: '/id/about/' });
  expect(resolveChecked('https://other.example/x', from, index).kind).toBe('external');
});
