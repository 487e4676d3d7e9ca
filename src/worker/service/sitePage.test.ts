import { PAGE_MARK } from '#model/offline.ts';
import { expect, it } from 'vitest';
import { isSitePage, titleOfPage } from './sitePage.ts';

const PAGE = `<title>A page &amp; more</title><script type="application/${PAGE_MARK}{}</script>`;

it('a page of the site is kept by the title it is known by, or else by its own', () => {
  expect(titleOfPage(PAGE)).toBe('A page & more');
  expect(titleOfPage(PAGE, 'A page')).toBe('A page');
});

it.each([
  '<title>WiFi login</title>',
  '<title>Another blog</title><div id="page">',
  `<meta http-equiv="refresh" content="0; url=/new"><title>Moved</title>`,
  `<title>A page that quotes &lt;script type="application/${PAGE_MARK.replaceAll('"', '&quot;')}</title>`,
  '',
])('what is no page of the site has no title to be kept by: %j', (html) => {
  expect(isSitePage(html)).toBe(false);
  expect(() => titleOfPage(html, 'A page')).toThrow('no page');
});
