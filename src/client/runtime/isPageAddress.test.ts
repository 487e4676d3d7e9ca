import { expect, it } from 'vitest';
import { isPageAddress } from './isPageAddress.ts';

const site = { origin: 'https://example.com', basePath: '/blog/' };
const isPage = (address: string) => isPageAddress(new URL(address, 'https://example.com/blog/'), site);

it('knows the pages of the site by their addresses', () => {
  expect(isPage('/blog/')).toBe(true);
  expect(isPage('/blog')).toBe(true);
  expect(isPage('about/?q=1#top')).toBe(true);
  expect(isPage('about/index.html')).toBe(true);
  expect(isPage('version-2.0')).toBe(true);
  expect(isPage('%E0%A4%A')).toBe(true);
});

it('leaves files, other origins and other sites of the same origin alone', () => {
  expect(isPage('feed.xml')).toBe(false);
  expect(isPage('assets/entry-a1b2.js')).toBe(false);
  expect(isPage('/blogroll')).toBe(false);
  expect(isPage('/')).toBe(false);
  expect(isPage('https://example.org/blog/')).toBe(false);
  expect(isPage('mailto:me@example.com')).toBe(false);
});
