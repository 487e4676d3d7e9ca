import { expect, it, vi } from 'vitest';
import { excerptOf } from './excerptOf.ts';
import { rewriteBody, type BodyRewriting } from './rewriteBody.ts';

const rewriting: BodyRewriting = {
  resolveHref: (href) => ({
    href: href.startsWith('http') ? href : `/sub${href}`,
    isExternal: href.startsWith('http'),
  }),
  resolveMedia: (src) => `/media${src}`,
  renderImage: (attributes) =>
    `<picture alt="${attributes.get('alt')}" of="${attributes.get('src')}"></picture>`,
};

it('resolves links and leaves all other text alone', () => {
  const html =
    '<p>a &lt;a href="/x"&gt; <a class="b" href="/x">x</a> <abbr title="/x">y</abbr> <a id="z">z</a></p>';
  expect(rewriteBody(html, rewriting)).toBe(html.replace('class="b" href="/x"', 'class="b" href="/sub/x"'));
});

it('decodes what it reads and escapes what it writes', () => {
  const resolveHref = vi.fn(() => ({ href: '/y?a=1&b="2"', isExternal: false }));
  const html = rewriteBody('<a href="/x?a=1&amp;b=&#x27;2&#39;">x</a>', { ...rewriting, resolveHref });
  expect(resolveHref).toHaveBeenCalledWith("/x?a=1&b='2'");
  expect(html).toBe('<a href="/y?a=1&amp;b=&quot;2&quot;">x</a>');
});

it('resolves what films and sound are made of', () => {
  const html =
    '<video src="/a.mp4?b&amp;c" data-src="/x" poster="/d.png"><source src="/e.webm" type="f"><track src="/g.vtt"></video>' +
    '<audio controls=""></audio><audio src="/h.mp3"></audio><iframe src="/i"></iframe>';
  expect(rewriteBody(html, rewriting)).toBe(html.replace(/(?<=["])\/(?=[adegh]\.)/g, '/media/'));
});

it('resolves what pictures are chosen from, and says which are in a picture of the author', () => {
  const renderImage: BodyRewriting['renderImage'] = (attributes, isInPicture) =>
    `[${attributes.get('srcset') ?? ''} ${isInPicture}]`;
  const html =
    '<picture class="a"><source media="b" srcSet="/c.png?d&amp;e 1x, /f.png 2x"/><img src="/g.png"/></picture>' +
    '<img src="/h.png" srcSet="/h.png 1x, /i.png 2x"/><picture><source srcset="/j.png"><img src="/k.png"></picture>';
  expect(rewriteBody(html, { ...rewriting, renderImage })).toBe(
    '<picture class="a"><source media="b" srcset="/media/c.png?d&amp;e 1x, /media/f.png 2x"/>[ true]</picture>' +
      '[/media/h.png 1x, /media/i.png 2x false]<picture><source srcset="/media/j.png">[ true]</picture>',
  );
});

it('a dollar sign in a link is only a dollar sign', () => {
  const resolveHref = (): { href: string; isExternal: boolean } => ({ href: '/$&$1', isExternal: true });
  expect(rewriteBody('<a href="/x" rel="a$1">x</a>', { ...rewriting, resolveHref })).toContain(
    'href="/$&amp;$1" rel="a$1 noopener"',
  );
});

it.each(['noopener nofollow', 'NoOpener nofollow', ' nofollow  noopener', 'nofollow'])(
  'the relation of a link that leads out ends as styles for paper expect, whatever the author wrote: %j',
  (rel) => {
    expect(rewriteBody(`<a href="https://x" rel="${rel}">x</a>`, rewriting)).toBe(
      '<a href="https://x" rel="nofollow noopener">x</a>',
    );
  },
);

it('links whose text is their address are told from others that lead out', () => {
  const address = 'https://x/?a=1&amp;b';
  expect(rewriteBody(`<a href="${address}">${address}</a>`, rewriting)).toBe(
    `<a href="${address}" rel="noopener external">${address}</a>`,
  );
  expect(rewriteBody(`<a rel="nofollow" href="${address}" class="a">${address}</a>`, rewriting)).toBe(
    `<a rel="nofollow noopener external" href="${address}" class="a">${address}</a>`,
  );
  const said = `<a href="${address}" rel="external">${address}</a>`;
  expect(rewriteBody(said, rewriting)).toBe(said.replace('external', 'noopener external'));
  const others = '<a href="https://x/y">https://x</a><a href="https://x">x</a>';
  expect(rewriteBody(others, rewriting)).not.toContain('external');
});

it('external links have no opener', () => {
  expect(rewriteBody('<a href="https://x">x</a>', rewriting)).toBe(
    '<a href="https://x" rel="noopener">x</a>',
  );
  expect(rewriteBody('<a rel="noreferrer" href="https://x">x</a>', rewriting)).toContain(
    'rel="noreferrer noopener"',
  );
  expect(rewriteBody('<a rel="noopener" href="https://x">x</a>', rewriting)).toContain('rel="noopener"');
});

it('hands pictures over with their attributes', () => {
  const html = '<p><a href="/x"><img src="./a%20b.png" alt="1 &gt; 0 &quot;q&quot;"/></a></p>';
  expect(rewriteBody(html, rewriting)).toBe(
    '<p><a href="/sub/x"><picture alt="1 > 0 "q"" of="./a%20b.png"></picture></a></p>',
  );
});

it('an excerpt has no ids, and its links within the post lead to the post', () => {
  const html =
    '<h2 id="one" class="a">One<a href="#one">#</a></h2><p>id="x" <sup><a href="#fn-1" id="ref" aria-describedby="label">1</a></sup>' +
    '<a href="/x">x</a></p><h3>Two</h3><h6>Six</h6>';
  expect(excerptOf(html, '/id/repack')).toBe(
    '<h3 class="a">One<a href="/id/repack#one">#</a></h3><p>id="x" <sup><a href="/id/repack#fn-1">1</a></sup>' +
      '<a href="/x">x</a></p><h4>Two</h4><h6>Six</h6>',
  );
});

it('an excerpt has no links to its headings', () => {
  const html = `<h2 id="a">A<a class="heading-link" href="#a" aria-label="Direct link to A"></a></h2>`;
  expect(excerptOf(html, '/x')).toBe('<h3>A</h3>');
});

it('an excerpt leaves out the title that opens the post', () => {
  expect(excerptOf('<h1 id="t">Title</h1>\n<p>Text</p><h1>More</h1>', '/x')).toBe(
    '\n<p>Text</p><h3>More</h3>'.trimStart(),
  );
});

it('rewrites 20 KB of HTML in well under a millisecond', () => {
  const paragraph = `<p>${'word '.repeat(80)}<a href="/x">link</a> <code class="s1">const</code> <img src="./a.png" alt=""/></p>`;
  const html = paragraph.repeat(Math.ceil(20_000 / paragraph.length));
  const rounds = 50;
  const milliseconds = (): number => {
    const start = process.cpuUsage();
    for (let round = 0; round < rounds; round++) rewriteBody(html, rewriting);
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000 / rounds;
  };
  // Other work on the machine only ever adds to it.
  expect(Math.min(...Array.from({ length: 4 }, milliseconds))).toBeLessThan(1);
});
