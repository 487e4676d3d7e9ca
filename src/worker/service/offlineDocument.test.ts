import { expect, it } from 'vitest';
import { OFFLINE_SLOTS } from '#model/offline.ts';
import { offlineDocument } from './offlineDocument.ts';
import { pageTitle } from './pageTitle.ts';

const html = `<p>${OFFLINE_SLOTS.reason}</p>${OFFLINE_SLOTS.home}${OFFLINE_SLOTS.pages}`;
const homeHref = '/id/';
const texts = {
  notKept: 'Not kept.',
  otherLocale: 'Nothing in {language} yet.',
  nothingKept: 'Nothing is kept.',
  back: 'Back & home',
};

it('lists what can be read', () => {
  const pages = [
    { title: 'First', href: '/first' },
    { title: '$& <b> "quoted"', href: '/a?b&c' },
  ];
  expect(offlineDocument({ html, texts, homeHref, pages, otherLabel: null })).toBe(
    '<p>Not kept.</p><ul><li><a href="/first">First</a></li>' +
      '<li><a href="/a?b&#38;c">$&#38; &#60;b&#62; &#34;quoted&#34;</a></li></ul>',
  );
});

it('leads to the start page where that is among what can be read', () => {
  const pages = [{ title: 'Site', href: homeHref }];
  expect(offlineDocument({ html, texts, homeHref, pages, otherLabel: null })).toBe(
    '<p>Not kept.</p><a href="/id/">Back &#38; home</a><ul><li><a href="/id/">Site</a></li></ul>',
  );
});

it('says that nothing is kept, and which language is not here yet', () => {
  expect(offlineDocument({ html, texts, homeHref, pages: [], otherLabel: '<Indonesia>' })).toBe(
    '<p>Nothing in &#60;Indonesia&#62; yet.</p><p>Nothing is kept.</p>',
  );
});

it('the title of a page is read as it was written', () => {
  expect(pageTitle('<head><title>a &lt;b&gt; &amp;amp; &quot;c&quot; &#39;d&#39; | Site</title>')).toBe(
    `a <b> &amp; "c" 'd' | Site`,
  );
  expect(pageTitle('no title')).toBe('');
});
