import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeFolder, removeFolder, runLontar, writeTree } from '../build/lontar.ts';
import { faultsOfFeeds, feedsIn, jsonFeedAt, sitemapsIn } from './builtFeeds.ts';
import { checkSitemap } from './checkSitemap.ts';
import { HOSTILE_SITE } from './hostileSite.ts';
import { schemaFaults } from './schemaFaults.ts';
import { childrenOf, parseXml, textsOf } from './xmlTree.ts';

const site = makeFolder();
const out = join(site, 'dist');
const ROOT = 'https://example.com/sub/';

beforeAll(async () => {
  writeTree(site, HOSTILE_SITE);
  const { code, stderr } = await runLontar(['build', '--site', site]);
  expect(code, stderr).toBe(0);
});
afterAll(() => removeFolder(site));

it('feeds are valid whatever stands in titles, names and texts', () => {
  expect(feedsIn(out).filter((file) => file.endsWith('rss.xml'))).toEqual([
    'authors/evil-co-2/rss.xml',
    'authors/evil-co/rss.xml',
    'id/rss.xml',
    'id/tags/plain/rss.xml',
    'rss.xml',
    'tags/c & d/rss.xml',
    'tags/plain/rss.xml',
  ]);
  expect(faultsOfFeeds(out, ROOT)).toEqual([]);
});

it('feeds and sitemaps are valid by the schemas of their formats', async () => {
  expect(sitemapsIn(out)).toEqual(['id/sitemap.xml', 'sitemap.xml']);
  expect(await schemaFaults(out)).toEqual([]);
});

it('words come through as they were written, but for control characters', () => {
  const [item] = jsonFeedAt(out).items;
  expect(item).toMatchObject({
    title: 'Tags & <b>"quotes"</b> ]]>  😀',
    summary: 'A < b && c > "d" ]]>',
    tags: ['C++ & <C#> "]]>', 'plain'],
    authors: [{ name: 'Evil & <Co> "]]>', url: `${ROOT}plain` }, { name: 'Another' }],
  });
  const [channel] = parseXml(readFileSync(join(out, 'rss.xml'), 'utf8')).children;
  if (!channel) throw new Error('no channel');
  expect(textsOf(channel, 'title')).toEqual(['A & B <c> "d" ]]>']);
  const [first] = childrenOf(channel, 'item');
  expect(first && textsOf(first, 'title')).toEqual(['Tags & <b>"quotes"</b> ]]>  😀']);
  // A description is HTML, which takes a lone '&' for one.
  expect(first && textsOf(first, 'description')).toEqual(['A &lt; b && c > "d" ]]>']);
});

it('the text is the same in every format', () => {
  const html = jsonFeedAt(out).items[0]?.content_html ?? '';
  // XML cannot hold every character.
  expect(html).toContain('\ufffd &lt;i&gt;no tag');
  const rss = childrenOf(parseXml(readFileSync(join(out, 'rss.xml'), 'utf8')), 'channel')[0];
  const item = rss && childrenOf(rss, 'item')[0];
  expect(item && textsOf(item, '{http://purl.org/rss/1.0/modules/content/}encoded')[0]).toBe(html);
  const atom = '{http://www.w3.org/2005/Atom}';
  const entry = childrenOf(parseXml(readFileSync(join(out, 'atom.xml'), 'utf8')), `${atom}entry`)[0];
  expect(entry && textsOf(entry, `${atom}content`)[0]).toBe(html);
});

it('addresses are whole, and what works only on the site is gone', () => {
  const html = jsonFeedAt(out).items[0]?.content_html ?? '';
  const hrefs = [...html.matchAll(/ (?:href|src)="([^"]*)"/g)].map(([, address]) => address);
  expect(hrefs).toEqual([
    `${ROOT}plain`,
    `${ROOT}hostile#heading`,
    'https://e.example/?a=1&amp;b=2#c',
    'mailto:a@b.example',
    `${ROOT}hostile#user-content-fn-1`,
    expect.stringMatching(/^https:\/\/example\.com\/sub\/assets\/img\/leaf-\w+\.svg$/),
    expect.stringMatching(/^https:\/\/example\.com\/sub\/assets\/img\/light-\w+\.svg$/),
    'https://e.example/frame?a=1&amp;b=2',
    `${ROOT}plain`,
    `${ROOT}hostile#user-content-fnref-1`,
  ]);
  expect(html).toContain('<h2>A heading</h2>');
  expect(html).toContain(
    '<figure><figcaption>a &amp; b.html</figcaption><pre><code>&lt;script&gt;alert("]]&gt;")&lt;/script&gt; &lt;!-- not a comment --&gt;</code></pre></figure>',
  );
  expect(html).toContain('<td align="right"><code>]]&gt;</code></td>');
  expect(html).toContain('<blockquote><p><strong>Mind');
  expect(html).toMatch(/☑ done[^]*☐ to do/);
  expect(html).toContain('<div><div><p><strong>First</strong></p><div>One.</div></div>');
  expect(html).toContain('<details><summary>More</summary>Folded.</details>');
  expect(html).toContain('Three</a> people <a>like</a> this.');
  for (const gone of ['Like<', 'drawn', 'ornament', 'secret', 'textarea', 'onetwo', 'Copy'])
    expect(html).not.toContain(gone);
});

it('of frames and drawings a link and a name are left, in Markdown too', () => {
  const html = jsonFeedAt(out).items[0]?.content_html ?? '';
  const name = 'A &quot;drawing&quot; &amp; &lt;more&gt; ]]&gt;';
  expect(html).toContain(
    '<p><a href="https://e.example/frame?a=1&amp;b=2">A &quot;frame&quot; &amp; &lt;more',
  );
  expect(html.replace(/ +/g, ' ')).toContain(`<p>Drawn ${name} here.</p>`);
  expect(html).toContain('<p>A &lt;title&gt; ]]&gt; \ufffd</p>');
  const markdown = readFileSync(join(out, 'hostile.md'), 'utf8');
  expect(markdown).toContain('[A "frame" & \\<more> \\]\\]>](https://e.example/frame?a=1&b=2)');
  expect(markdown).toContain('Drawn A "drawing" & \\<more> \\]\\]> here.');
});

it('a text that brings its own title does not show it twice', () => {
  expect(jsonFeedAt(out).items[1]).toMatchObject({ title: 'Plain', content_html: '<p>Plain text.</p>' });
});

it('drafts, unlisted posts and hidden pages are in no feed and no sitemap', () => {
  const files = [...feedsIn(out), 'sitemap.xml', 'id/sitemap.xml'];
  for (const file of files)
    expect(readFileSync(join(out, file), 'utf8'), file).not.toMatch(/quokka|secret|draft|hidden/i);
});

it('the sitemaps are valid and name every translation from both sides', () => {
  const sitemaps = [
    checkSitemap(readFileSync(join(out, 'sitemap.xml'), 'utf8'), ROOT),
    checkSitemap(readFileSync(join(out, 'id/sitemap.xml'), 'utf8'), `${ROOT}id/`),
  ];
  expect(sitemaps.flatMap(({ faults }) => faults)).toEqual([]);
  expect(sitemaps[0]?.addresses).toEqual(
    ['', 'hostile', 'plain', 'archive', 'authors', 'a%20&%20b'].map((path) => ROOT + path),
  );
  expect(sitemaps[1]?.addresses).toEqual(
    ['id/', 'id/plain', 'id/archive', 'id/authors'].map((path) => ROOT + path),
  );
  const all = sitemaps.flatMap(({ translations }) => translations);
  expect(all.map((pair) => pair.split(' ').toReversed().join(' ')).toSorted()).toEqual(all.toSorted());
});

it('nothing is written outside of the folder of the output', () => {
  expect(existsSync(join(site, 'evil & <co>'))).toBe(false);
});
