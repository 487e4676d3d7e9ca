import { expect, test } from 'vitest';
import { contentType, isText } from './contentTypes.ts';

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

test('a feed has its own type for feed readers, and one that browsers show for browsers', () => {
  expect(contentType('rss.xml')).toBe('application/rss+xml; charset=utf-8');
  expect(contentType('id/tags/a/atom.xml', '*/*')).toBe('application/atom+xml; charset=utf-8');
  expect(contentType('id/rss.xml', BROWSER)).toBe('application/xml; charset=utf-8');
  expect(contentType('feed.json', BROWSER)).toBe('application/feed+json; charset=utf-8');
});

test('other files of the same kinds have the usual types', () => {
  expect(contentType('sitemap.xml', BROWSER)).toBe('application/xml; charset=utf-8');
  expect(contentType('routes.json')).toBe('application/json; charset=utf-8');
  expect(contentType('my-rss.xml')).toBe('application/xml; charset=utf-8');
});

test.each(['html', 'a.b/svg', 'constructor', 'a.constructor', 'a.__proto__', '.toString'])(
  'a name that ends with nothing known says nothing about the type: %s',
  (file) => {
    expect(contentType(file)).toBe('application/octet-stream');
    expect(isText(file)).toBe(false);
  },
);
