import { beforeAll, describe, expect, it } from 'vitest';
import { sitemapIndexOf } from '../../src/node/build/sitemap/sitemap.ts';
import { VALIDATORS } from './schemaFaults.ts';
import { ATOM_ENTRY, ATOM_FEED, JSON_FEED, RSS_FEED, SITEMAP_FILE } from './wholeDocuments.ts';

/** What is wrong, what is replaced by what, and what the fault must name. */
type Planted = readonly [what: string, right: string, wrong: string, named: RegExp];

const INDEX = sitemapIndexOf(['https://e.example/sitemap-1.xml', 'https://e.example/sitemap-2.xml']);
const AUTHOR = '<author><name>Jane</name></author>\n';
const DAY = '2024-02-29T00:00:00Z';

const SITEMAP_FAULTS: readonly Planted[] = [
  ['no address', '<loc>https://e.example/a%20b</loc>', '', /lastmod.*Expected is.*loc/],
  [
    'a wrong order',
    '<changefreq>daily</changefreq><priority>0.5</priority>',
    '<priority>0.5</priority><changefreq>daily</changefreq>',
    /changefreq.*not expected/,
  ],
  ['an unknown element', '<priority>', '<title>T</title><priority>', /title.*not expected/],
  ['a day that does not exist', '2024-02-29<', '2024-02-30<', /lastmod.*2024-02-30/],
  ['a frequency that is none', 'daily', 'often', /changefreq.*often/],
  ['too high a priority', '0.5', '1.1', /priority.*1\.1/],
  ['no addresses', SITEMAP_FILE.slice(SITEMAP_FILE.indexOf('<url>')), '</urlset>', /urlset.*Missing child/],
  ['another namespace', 'sitemap/0.9', 'sitemap/0.8', /urlset/],
  ['a link without a language', ' hreflang="x-default"', '', /link.*hreflang/],
  ['a link to something else', 'rel="alternate"', 'rel="next"', /rel.*next/],
  ['an unknown element of XHTML', '<xhtml:link', '<xhtml:meta', /meta/],
];

const INDEX_FAULTS: readonly Planted[] = [
  ['no address', '<loc>https://e.example/sitemap-2.xml</loc>', '', /sitemap.*Expected is.*loc/],
  ['an unknown element', '</loc>', '</loc><priority>1</priority>', /priority.*not expected/],
];

const ATOM_FAULTS: readonly Planted[] = [
  ['no title', '<title type="text">Feed</title>', '', /Expecting an element title/],
  ['no id', '<id>urn:uuid:1</id>', '', /Expecting an element id/],
  ['no date', `<updated>${DAY}</updated>`, '', /Expecting an element updated/],
  ['two titles', '<title type', '<title>A</title><title type', /Extra element title/],
  ['an unknown element', '<logo>', '<banner/><logo>', /extra content: banner/],
  ['an unknown attribute', 'length="12"', 'size="12"', /attribute size/],
  ['another namespace', 'http://www.w3.org/2005/Atom', 'http://purl.org/atom/ns#', /wrong namespace/],
  ['a day that does not exist', DAY, '2024-02-30T00:00:00Z', /updated.*2024-02-30/],
  ['a date without a time zone', DAY, '2024-02-29T00:00:00', /updated.*dateTime/],
  ['an id that is no whole address', 'urn:uuid:1', '/1', /element id.*anyURI/],
  ['a person without a name', '<name>C</name>', '', /contributor.*element name/],
  ['a person whose email is none', 'a@b.example', 'nobody', /element email/],
  ['a link without an address', 'href="/self" ', '', /element link/],
  ['a category without a term', 'term="a" ', '', /element category/],
  ['a type of text that is none', 'type="text"', 'type="markdown"', /attribute type for element title/],
  ['elements in HTML', '&lt;b>', '<b/>', /subtitle has extra content: b/],
  ['XHTML of other elements', '<b id="x">', '<b id="x" xmlns="urn:x">', /element rights/],
  ['words between elements', '<icon>', 'words<icon>', /feed has extra content: text/],
  ['no author', AUTHOR, '', /extra content: entry/],
];

const ENTRY_FAULTS: readonly Planted[] = [
  ['no author', AUTHOR, '', /Expecting an element author/],
  ['no title', '<title>T</title>', '', /Expecting an element title/],
  ['a date of another kind', '2024-02-28T00:00:00Z', 'Wed, 28 Feb 2024', /published/],
  ['what is elsewhere without a summary', '<summary type="html">S</summary>', '', /element content/],
  [
    'text that is no Base64',
    'src="/a.mp3" type="audio/mpeg"/>',
    'type="a/b">AA!=</content>',
    /element content/,
  ],
  [
    'neither text nor page',
    ATOM_ENTRY.slice(ATOM_ENTRY.indexOf('<link'), ATOM_ENTRY.indexOf('<pub')),
    '',
    /link/,
  ],
];

const RSS_FAULTS: readonly Planted[] = [
  ['no version', ' version="2.0"', '', /rss failed to validate attributes/],
  ['another version', 'version="2.0"', 'version="1.0"', /rss failed to validate attributes/],
  ['no title', '<title>T</title>\n', '', /Expecting an element title/],
  ['no link', '<link>https://e.example/</link>\n', '', /Expecting an element link/],
  ['no description', '<description>D</description>\n', '', /Expecting an element description/],
  ['two languages', '<language>', '<language>id</language><language>', /Extra element language/],
  ['an unknown element', '<rating>', '<banner/><rating>', /extra content: banner/],
  ['an unknown attribute', '<ttl>', '<ttl unit="m">', /element ttl/],
  ['a link that is no whole address', 'https://e.example/</link>\n', '/a</link>\n', /element link.*anyURI/],
  ['a date of another kind', 'Thu, 29 Feb 2024 12:00:00 +0700', DAY, /element lastBuildDate/],
  ['a date without a time zone', '12:00 EST', '12:00', /element pubDate/],
  ['a cloud without a port', ' port="80"', '', /element cloud/],
  ['a picture without an address', '<url>https://e.example/i.png</url>', '', /element image/],
  ['too wide a picture', '>144<', '>145<', /element image/],
  ['a field without a name', '<name>q</name>', '', /element textInput/],
  ['an hour that no day has', '>23<', '>24<', /element skipHours/],
  ['a day that no week has', 'Sunday', 'Someday', /element skipDays/],
  ['a self that is nowhere', ' href="https://e.example/rss.xml"', '', /element link/],
  ['an item that says nothing', '<description>Only this.</description>', '', /line 5: element item/],
  ['an item with a wrong date', 'Thu, 29 Feb 2024 00:00:00 GMT', 'soon', /line 26: element item/],
  ['a guid that is no address', ' isPermaLink="false"', '', /line 26: element item/],
  ['an enclosure without a length', ' length="1"', '', /line 26: element item/],
  ['a text that holds elements', '&lt;p>', '<p/>', /line 26: element item/],
];

const JSON_FAULTS: readonly Planted[] = [
  ['no version', '"version":"https://jsonfeed.org/version/1.1",', '', /required property 'version'/],
  ['another version', 'version/1.1', 'version/2', /\/version must be equal/],
  ['no title', '"title":"T",', '', /required property 'title'/],
  ['no items', '"items":[', '"_items":[', /required property 'items'/],
  ['an unknown key', '"expired"', '"gone"', /additional.*gone/],
  ['an address that is not whole', 'https://e.example/feed.json', '/feed.json', /\/feed_url must match/],
  ['a text that is none', '"description":"D"', '"description":null', /\/description must be string/],
  ['authors that are no list', '"authors":[{"name":"B"}]', '"authors":"B"', /\/authors must be array/],
  ['an author of whom nothing is known', '{"name":"B"}', '{}', /\/items\/0\/authors\/0/],
  ['an item without an id', '"id":"2",', '', /\/items\/1 .*'id'/],
  ['an item without a text', '"content_text":"p"}', '"title":"U"}', /\/items\/1 .*'content_html'/],
  ['a day that does not exist', DAY, '2024-02-30T00:00:00Z', /\/items\/0\/date_published must match/],
  ['a date without a time zone', '12:00:00+07:00', '12:00:00', /\/items\/0\/date_modified must match/],
  ['an attachment without a type', ',"mime_type":"audio/mpeg"', '', /\/attachments\/0.*'mime_type'/],
];

describe.each([
  ['a sitemap', VALIDATORS.sitemap, SITEMAP_FILE, SITEMAP_FAULTS],
  ['a list of sitemaps', VALIDATORS.sitemap, INDEX, INDEX_FAULTS],
  ['an Atom feed', VALIDATORS.atom, ATOM_FEED, ATOM_FAULTS],
  ['an Atom entry', VALIDATORS.atom, ATOM_ENTRY, ENTRY_FAULTS],
  ['an RSS feed', VALIDATORS.rss, RSS_FEED, RSS_FAULTS],
  ['a JSON feed', VALIDATORS.json, JSON_FEED, JSON_FAULTS],
] as const)('the schema of %s', (_name, validate, whole, planted) => {
  const found = new Map<string, string>();

  beforeAll(async () => {
    const faults = await validate([whole, ...planted.map(([, right, wrong]) => whole.replace(right, wrong))]);
    for (const [index, [what]] of [['nothing'] as const, ...planted].entries())
      found.set(what, faults[index]?.join('\n') ?? 'not read');
  });

  it('lets through all that the format has', () => {
    expect(found.get('nothing')).toBe('');
  });

  it.each(planted)('finds %s', (what, _right, _wrong, named) => {
    expect(found.get(what)).toMatch(named);
  });
});

it('what is no XML is not validated at all', async () => {
  await expect(VALIDATORS.rss([RSS_FEED.replace('</title>', '')])).rejects.toThrow(
    'Opening and ending tag mismatch',
  );
});
