import { describe, expect, it } from 'vitest';
import type { Redirect } from '../redirects/redirect.ts';
import { caddyfile } from './caddyfile.ts';
import { hostRulesOf } from './hostRules.ts';
import { nginxConf } from './nginxConf.ts';

const locale = { label: '', direction: 'ltr', calendar: 'gregory' } as const;
const config = {
  basePath: '/sub/',
  locales: [
    { ...locale, code: 'en', htmlLang: 'en', path: '' },
    { ...locale, code: 'id', htmlLang: 'id', path: 'id' },
  ],
};

function rulesFor(redirects: readonly Redirect[], files: readonly string[] = []) {
  const pathByFile = new Map([
    ['index.html', '/'],
    ['about/index.html', '/about/'],
    ['archive/index.html', '/archive'],
  ]);
  return hostRulesOf({ config, policy: "default-src 'none'", redirects, pathByFile, files });
}

const redirect = (from: string, href: string): Redirect => ({
  from,
  to: href,
  href,
  locale: 'en',
  source: null,
});

describe('rules for hosts', () => {
  it('list pages with a slash and their other forms, and leave the others to the disk', () => {
    const { slashPages, moves, localeFolders } = rulesFor([]);
    expect(slashPages).toEqual(['/sub/', '/sub/about/']);
    expect([...moves]).toEqual([
      ['/sub/index.html', '/sub/'],
      ['/sub/about', '/sub/about/'],
      ['/sub/about.html', '/sub/about/'],
      ['/sub/about/index.html', '/sub/about/'],
    ]);
    expect(localeFolders).toEqual(['id']);
  });

  it('take a folder of static/ for a page with a slash, and the page at an old address for none', () => {
    const { slashPages, moves } = rulesFor(
      [redirect('/old', '/sub/archive')],
      ['archive/index.html', 'demo/index.html', 'old/index.html', 'verify.html'],
    );
    expect(slashPages).toEqual(['/sub/', '/sub/about/', '/sub/demo/']);
    expect(moves.get('/sub/old')).toBe('/sub/archive');
    expect(moves.get('/sub/old/')).toBe('/sub/archive');
  });

  it('name no address twice, and prefer what was written to its other forms', () => {
    const { moves } = rulesFor([redirect('/a', '/sub/archive'), redirect('/a.html', '/sub/about/')]);
    expect(moves.get('/sub/a')).toBe('/sub/archive');
    expect(moves.get('/sub/a.html')).toBe('/sub/about/');
    expect(moves.get('/sub/a/index.html')).toBe('/sub/archive');
  });

  it('let no address speak the language of the file', () => {
    const rules = rulesFor([redirect('/a"; } #', 'https://example.org/$args?x=1#{y}')]);
    expect(nginxConf(rules)).toContain(
      String.raw`location = "/sub/a\"; } #" { if ($args) { return 301 "https://example.org/%24args?x=1&$args#{y}"; }`,
    );
    expect(caddyfile(rules)).toContain(
      String.raw`"~^/sub/a\"; \x7d #$" "https://example.org/%24args?x=1" "&" "#%7By%7D"`,
    );
    const braces = rulesFor([redirect('/a" #', 'https://example.org/?x={$HOME}#{y}')]);
    expect(caddyfile(braces)).toContain(
      String.raw`"/sub/a\" #" "https://example.org/?x=%7B%24HOME%7D" "&" "#%7By%7D"`,
    );
  });
});
