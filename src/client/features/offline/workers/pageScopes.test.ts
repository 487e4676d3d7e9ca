import { describe, expect, it } from 'vitest';
import type { PageData } from '#model/page.ts';
import { scopeOf, siteScopes } from './pageScopes.ts';

/** As much of a page as the functions look at. */
function pageOf(basePath: string, localePath: string, hrefs: readonly string[]): PageData {
  const page = {
    frame: { alternates: hrefs.map((href) => ({ href })) },
    site: { basePath, locale: { path: localePath } },
  };
  return page as unknown as PageData;
}

describe('scopeOf', () => {
  it('is the base path for the default locale and a folder of it for the others', () => {
    expect(scopeOf(pageOf('/', '', []))).toBe('/');
    expect(scopeOf(pageOf('/', 'id', []))).toBe('/id/');
    expect(scopeOf(pageOf('/blog/', 'id', []))).toBe('/blog/id/');
  });
});

describe('siteScopes', () => {
  it('finds the scopes of all locales from any page of any of them', () => {
    const about = ['/about/', '/id/about/'];
    expect(siteScopes(pageOf('/', '', about), '/about/')).toEqual(['/', '/id/']);
    expect(siteScopes(pageOf('/', 'id', about), '/id/about/')).toEqual(['/id/', '/']);
    expect(siteScopes(pageOf('/', '', ['/', '/id/']), '/')).toEqual(['/', '/id/']);
    expect(siteScopes(pageOf('/sub/', '', ['/sub/a', '/sub/in/a']), '/sub/a')).toEqual(['/sub/', '/sub/in/']);
  });

  it('knows its own scope where a page stands alone', () => {
    expect(siteScopes(pageOf('/', 'id', []), '/id/404')).toEqual(['/id/']);
  });
});
