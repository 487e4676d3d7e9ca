/** Documents that hold all that their formats have, in no usual order: schemas must let them through. */
const ENTRY_START =
  '<id>tag:e.example,2024:1</id><title>T</title><updated>2024-02-29T12:30:02.25+07:00</updated>';
const PERSON = '<author><name>Jane</name></author>';

/** An Atom entry that is a document by itself. */
export const ATOM_ENTRY = `<entry xmlns="http://www.w3.org/2005/Atom">
${ENTRY_START}<link href="/page"/><summary type="html">S</summary>
<content src="/a.mp3" type="audio/mpeg"/>
<published>2024-02-28T00:00:00Z</published>
${PERSON}
</entry>`;

export const ATOM_FEED = `<feed xmlns="http://www.w3.org/2005/Atom" xmlns:x="urn:x" xml:lang="en" xml:base="https://e.example/" x:mark="1">
<x:before a="1"><y>z</y></x:before>
<title type="text">Feed</title>
<id>urn:uuid:1</id>
<category term="a" scheme="https://e.example/s" label="A">more <x:y/></category>
<updated>2024-02-29T00:00:00Z</updated>
<subtitle type="html">&lt;b></subtitle>
<generator uri="/g" version="1">G</generator>
<icon>/i.png</icon>
<logo>l.png</logo>
<rights type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml" class="a">by <b id="x">us</b></div></rights>
<contributor><email>a@b.example</email><x:z/><name>C</name><uri>/c</uri></contributor>
<link href="/self" rel="self" type="application/atom+xml" hreflang="en" title="t" length="12"/>
<category term="b"/>
${PERSON}
${[
  '<content type="html">&lt;p></content>',
  '<link href="/p"/><content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml">x</div></content>',
  `<source><id>urn:s</id>${PERSON}<link href="/s"/></source><content>plain</content><x:after>b</x:after>`,
  '<content src="/a.mp3"/><category term="a"/><summary>S</summary>',
  '<summary>S</summary><content type="image/png">AAAA</content><contributor><name>C</name></contributor>',
  '<link rel="related" href="/r"/><rights>r</rights><link rel="alternate" href="/p"/>',
  '<content type="application/xml"><a xmlns=""><b c="1"/></a></content>',
  '<content type="image/svg+xml"><svg xmlns="http://www.w3.org/2000/svg"/></content>',
  '<content type="text/markdown"># A</content>',
]
  .map((rest) => `<entry>${ENTRY_START}${rest}</entry>`)
  .join('\n')}
</feed>`;

export const RSS_FEED = `<rss version="2.0" xmlns:x="urn:x" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:content="http://purl.org/rss/1.0/modules/content/">
<channel>
<description>D</description>
<title>T</title>
<item><description>Only this.</description></item>
<link>https://e.example/</link>
<atom:link rel="self" type="application/rss+xml" href="https://e.example/rss.xml"/>
<language>en-us</language>
<copyright>C</copyright>
<managingEditor>a@b.example (A B)</managingEditor>
<webMaster>a@b.example</webMaster>
<pubDate>29 Feb 24 12:00 EST</pubDate>
<lastBuildDate>Thu, 29 Feb 2024 12:00:00 +0700</lastBuildDate>
<category domain="d">a</category>
<category>b</category>
<generator>G</generator>
<docs>https://e.example/docs</docs>
<cloud domain="e.example" port="80" path="/rpc" registerProcedure="r" protocol="xml-rpc"/>
<ttl>60</ttl>
<image><url>https://e.example/i.png</url><title>T</title><link>https://e.example/</link><width>144</width><height>400</height><description>D</description></image>
<rating>R</rating>
<textInput><name>q</name><title>T</title><description>D</description><link>https://e.example/q</link></textInput>
<skipHours><hour>0</hour><hour>23</hour></skipHours>
<skipDays><day>Monday</day><day>Sunday</day></skipDays>
<x:own a="1"><y/></x:own>
<item x:mark="1"><content:encoded>&lt;p></content:encoded><title>T</title><dc:creator>A</dc:creator><link>https://e.example/a</link><author>a@b.example</author><category>a</category><comments>https://e.example/c</comments><enclosure url="https://e.example/a.mp3" length="1" type="audio/mpeg"/><guid isPermaLink="false">1</guid><pubDate>Thu, 29 Feb 2024 00:00:00 GMT</pubDate><source url="https://e.example/s">S</source><dc:creator>B</dc:creator><description>D</description></item>
<item><title>T</title><guid>https://e.example/a</guid></item>
</channel>
</rss>`;

export const SITEMAP_FILE = `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
<url><loc>https://e.example/</loc><lastmod>2024-02-29</lastmod><changefreq>daily</changefreq><priority>0.5</priority><xhtml:link rel="alternate" hreflang="x-default" href="https://e.example/"/></url>
<url><loc>https://e.example/a%20b</loc><lastmod>2024-02-29T12:00:00+07:00</lastmod></url>
</urlset>`;

export const JSON_FEED = JSON.stringify({
  version: 'https://jsonfeed.org/version/1.1',
  title: 'T',
  home_page_url: 'https://e.example/',
  feed_url: 'https://e.example/feed.json',
  description: 'D',
  user_comment: 'U',
  next_url: 'https://e.example/2.json',
  icon: 'https://e.example/i.png',
  favicon: 'https://e.example/f.png',
  authors: [{ name: 'A', url: 'https://e.example/a', avatar: 'https://e.example/a.png' }],
  language: 'en',
  expired: false,
  hubs: [{ type: 'WebSub', url: 'https://e.example/hub' }],
  _own: { a: 1 },
  items: [
    {
      id: '1',
      url: 'https://e.example/1',
      external_url: 'https://e.example/x',
      title: 'T',
      content_html: '<p>',
      content_text: 'p',
      summary: 'S',
      image: 'https://e.example/i.png',
      banner_image: 'https://e.example/b.png',
      date_published: '2024-02-29T00:00:00Z',
      date_modified: '2024-02-29T12:00:00+07:00',
      authors: [{ name: 'B' }],
      tags: ['t'],
      language: 'id',
      attachments: [{ url: 'https://e.example/a.mp3', mime_type: 'audio/mpeg', size_in_bytes: 1 }],
    },
    { id: '2', content_text: 'p' },
  ],
});
