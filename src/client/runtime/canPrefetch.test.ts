import { describe, expect, it } from 'vitest';
import { canPrefetch, type PrefetchPlace } from './canPrefetch.ts';

const place: PrefetchPlace = {
  origin: 'https://example.com',
  basePath: '/blog/',
  shownPath: '/blog/here',
  isOnline: true,
  isSlow: false,
  isKnown: (path) => path === '/blog/known',
};

function link(href: string, attributes: Readonly<Record<string, string>> = {}) {
  const { target = '', rel = '' } = attributes;
  return { href: URL.parse(href, 'https://example.com/blog/here')?.href ?? href, target, rel, hasAttribute };
  function hasAttribute(name: string): boolean {
    return name in attributes;
  }
}

describe('canPrefetch', () => {
  it('allows the page behind a plain link', () => {
    expect(canPrefetch(link('/blog/there'), place)).toBe(true);
    expect(canPrefetch(link('/blog/there?q=1#x', { target: '_self', rel: 'next' }), place)).toBe(true);
  });

  it('[S9.13] prefetch is skipped on 2g or data-saver connections, and offline', () => {
    expect(canPrefetch(link('/blog/there'), { ...place, isSlow: true })).toBe(false);
    expect(canPrefetch(link('/blog/there'), { ...place, isOnline: false })).toBe(false);
  });

  it.each([
    ['another origin', link('https://example.org/blog/there')],
    ['another site of the same origin', link('/shop/there')],
    ['a file', link('/blog/feed.xml')],
    ['another protocol', link('mailto:me@example.com')],
    ['an address that is none', link('https://')],
    ['the page that is shown', link('/blog/here')],
    ['a place of the page that is shown', link('#section')],
    ['a page that is kept or on its way', link('/blog/known')],
    ['a link that asks not to', link('/blog/there', { 'data-no-prefetch': '' })],
    ['a link that leads out by its own word', link('/blog/there', { rel: 'noopener external' })],
    ['a download', link('/blog/there', { download: '' })],
    ['another window', link('/blog/there', { target: '_blank' })],
  ])('refuses %s', (_name, refused) => {
    expect(canPrefetch(refused, place)).toBe(false);
  });
});
