import { expect, it } from 'vitest';
import { redirectDocument } from './redirectDocument.ts';

const locale = {
  code: 'id',
  label: 'Indonesia',
  direction: 'ltr',
  htmlLang: 'id',
  calendar: 'gregory',
  path: 'id',
} as const;
const HOSTILE = `/x"><script>alert(1)</script>'`;

it('leads on without script, in the language of the reader, and is not to be listed', () => {
  const allowed: (string | undefined)[][] = [];
  const html = redirectDocument(
    { locale, title: 'Site', themeColor: '#0b6e66' },
    { href: '/id/new#part', canonicalUrl: 'https://example.com/id/new' },
    (...parts) => `policy ${allowed.push(parts)}`,
  );
  expect(html).toMatch(/^<!doctype html><html lang="id" dir="ltr">/);
  expect(html).toContain('<meta http-equiv="refresh" content="0; url=/id/new#part">');
  expect(html).toContain('<link rel="canonical" href="https://example.com/id/new">');
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).toContain('<a href="/id/new#part">Buka alamat barunya</a>');
  const [, css] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
  expect(css).toContain(':focus-visible');
  expect(allowed).toEqual([[css, undefined]]);
  expect(html).toContain('<meta http-equiv="Content-Security-Policy" content="policy 1">');
});

it('shows an address as text, whatever it holds', () => {
  const html = redirectDocument(
    { locale, title: HOSTILE, themeColor: '#0b6e66' },
    { href: HOSTILE, canonicalUrl: HOSTILE },
    () => '',
  );
  expect(html).not.toContain('<script');
});
