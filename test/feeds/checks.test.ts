import { expect, it } from 'vitest';
import { atomOf } from '../../src/node/build/feeds/atom.ts';
import type { Feed } from '../../src/node/build/feeds/feed.ts';
import { jsonFeedOf } from '../../src/node/build/feeds/jsonFeed.ts';
import { rssOf } from '../../src/node/build/feeds/rss.ts';
import { checkAtom } from './checkAtom.ts';
import { checkJsonFeed } from './checkJsonFeed.ts';
import { checkRss } from './checkRss.ts';
import { checkSitemap } from './checkSitemap.ts';
import { VALIDATORS } from './schemaFaults.ts';

const url = 'https://example.com/feed';
const item = {
  url: 'https://example.com/a',
  title: 'A',
  description: '',
  date: '2024-02-29',
  updated: '2024-03-01',
  language: 'en',
  authors: [{ name: 'Jane', url: null }],
  tags: [{ slug: 't', label: 'T' }],
  html: '<p>Text <a href="https://example.com/b">b</a><br></p>',
};
const feed: Feed = {
  title: 'Feed',
  description: '',
  language: 'en',
  homeUrl: 'https://example.com/',
  url,
  iconUrl: null,
  copyright: '',
  owner: 'Jane',
  items: [item],
};

/** Texts with one fault each: no reader of a check should have to wonder whether it finds anything. */
const BAD_TEXTS = [
  '<p>open',
  '<p><b>crossed</p></b>',
  '<script>x</script>',
  '<a href="/b">b</a>',
  '<img src="b.png" alt="">',
  '<p class="x">x</p>',
  '<p data-x="1">x</p>',
];

it('the checks find nothing in a good feed, however short, nor do the schemas', async () => {
  const feeds = [feed, { ...feed, items: [] }];
  for (const good of feeds) {
    expect(checkRss(rssOf(good, '/feed.css'), url)).toEqual([]);
    expect(checkAtom(atomOf(good, '/feed.css'), url)).toEqual([]);
    expect(checkJsonFeed(jsonFeedOf(good), url)).toEqual([]);
  }
  expect(await VALIDATORS.rss(feeds.map((good) => rssOf(good, '/feed.css')))).toEqual([[], []]);
  expect(await VALIDATORS.atom(feeds.map((good) => atomOf(good, '/feed.css')))).toEqual([[], []]);
  expect(await VALIDATORS.json(feeds.map(jsonFeedOf))).toEqual([[], []]);
});

it.each([
  ...BAD_TEXTS.map((html): [string, Feed] => [html, { ...feed, items: [{ ...item, html }] }]),
  ['an address that is not whole', { ...feed, items: [{ ...item, url: '/a' }] }],
  ['two items with one address', { ...feed, items: [item, item] }],
  ['no title', { ...feed, title: '' }],
  ['another address', { ...feed, url: 'https://example.com/other' }],
  ['a language that is none', { ...feed, language: 'English!' }],
] satisfies [string, Feed][])('the checks find %s', (_, bad) => {
  expect(checkRss(rssOf(bad, '/feed.css'), url)).not.toEqual([]);
  expect(checkAtom(atomOf(bad, '/feed.css'), url)).not.toEqual([]);
  expect(checkJsonFeed(jsonFeedOf(bad), url)).not.toEqual([]);
});

it('the checks find days that do not exist, and days of another week', () => {
  const rss = rssOf(feed, '/feed.css');
  for (const day of ['Fri, 29 Feb 2024', 'Fri, 30 Feb 2024', 'soon'])
    expect(checkRss(rss.replaceAll('Thu, 29 Feb 2024', day), url)).not.toEqual([]);
  for (const day of ['2024-02-30', '2024-2-9', 'soon']) {
    expect(checkAtom(atomOf(feed, '/feed.css').replaceAll('2024-02-29', day), url)).not.toEqual([]);
    expect(checkJsonFeed(jsonFeedOf(feed).replaceAll('2024-02-29', day), url)).not.toEqual([]);
  }
});

it('a document that is not well-formed is not read at all', () => {
  const rss = rssOf(feed, '/feed.css');
  for (const bad of ['<unclosed>', '&nbsp;', '\u0007', '<a:b/>', ']]>'])
    expect(() => checkRss(rss.replace('<docs>', `<docs>${bad}`), url), bad).toThrow();
});

it('the check of sitemaps finds a wrong order, a foreign host and an address twice', () => {
  const sitemap = (...urls: string[]): string =>
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`;
  const faultsOf = (...urls: string[]): readonly string[] =>
    checkSitemap(sitemap(...urls), 'https://a.example/').faults;
  const good =
    '<url><loc>https://a.example/</loc><changefreq>daily</changefreq><priority>0.5</priority></url>';
  expect(faultsOf(good)).toEqual([]);
  expect(faultsOf(good, good)).not.toEqual([]);
  expect(faultsOf('<url><priority>0.5</priority><loc>https://a.example/</loc></url>')).not.toEqual([]);
  expect(faultsOf('<url><loc>https://b.example/</loc></url>')).not.toEqual([]);
  expect(faultsOf('<url><loc>https://a.example/</loc><priority>2</priority></url>')).not.toEqual([]);
});
