import { expect, it } from 'vitest';
import type { Locale } from '#model/locale.ts';
import { testSite } from '../links/testSite.ts';
import { markdownRedirects } from './markdownRedirects.ts';
import type { Redirect } from './redirect.ts';
import { hostRedirects } from './redirectFiles.ts';
import { takenPlaces } from './takenPlaces.ts';

const locale = { label: '', direction: 'ltr', calendar: 'gregory' } as const;
const locales: Locale[] = [
  { ...locale, code: 'en', htmlLang: 'en', path: '' },
  { ...locale, code: 'id', htmlLang: 'id', path: 'id' },
];

function redirect(from: string, to: string, source: string | null = 'a.mdx'): Redirect {
  return { from, to, href: `/sub${to}`, locale: from.startsWith('/id/') ? 'id' : 'en', source };
}

function rulesFor(...redirects: Redirect[]): string {
  const { index, routes } = testSite({ basePath: '/sub/' });
  const site = { index, takenBy: takenPlaces(routes, ['taken.md']), locales };
  return hostRedirects(markdownRedirects(redirects, site), '/sub/');
}

it('the Markdown of a text is led to where it is now', () => {
  expect(rulesFor(redirect('/old é', '/about/'), redirect('/id/tua', '/id/'), redirect('/a', '/'))).toBe(
    '/sub/old%20%C3%A9.md /sub/about.md 301\n/sub/id/tua.md /sub/id/index.md 301\n/sub/a.md /sub/index.md 301\n',
  );
});

it.each([
  ['the configuration names the old address', [redirect('/old', '/repack', null)]],
  ['it has a redirect of its own', [redirect('/old', '/repack'), redirect('/old.md', '/', null)]],
  ['a file lies there', [redirect('/taken', '/repack')]],
  ['it was a file', [redirect('/old.html', '/repack'), redirect('/older.md', '/repack')]],
])('it is not where %s', (_, redirects) => {
  expect(rulesFor(...redirects)).toBe('');
});
