import { expect, test } from 'vitest';
import { finishBody } from './finishBody.ts';

const COMPILED = { code: '', heldCode: [], locale: 'en', headings: [], title: null, warnings: [] };

function finish(html: string) {
  return finishBody({ html, islands: [] }, COMPILED);
}

const MARKER = '<lontar-cut></lontar-cut>';

test('the first marker ends the excerpt, and every marker goes', () => {
  const { html, meta } = finish(`<p>b</p>${MARKER}<p>c</p>${MARKER}<ul><li>a${MARKER}</li></ul>`);
  expect(html).toBe('<p>b</p><p>c</p><ul><li>a</li></ul>');
  expect(html.slice(0, meta.excerptEnd ?? 0)).toBe('<p>b</p>');
});

test('a marker inside of a block ends the excerpt behind the whole block', () => {
  const { html, meta } = finish(`<ul><li>a<br>${MARKER} b</li><li>c</li></ul><p>d</p>${MARKER}<p>e</p>`);
  expect(html).toBe('<ul><li>a<br> b</li><li>c</li></ul><p>d</p><p>e</p>');
  expect(html.slice(0, meta.excerptEnd ?? 0)).toBe('<ul><li>a<br> b</li><li>c</li></ul>');
});

test('a body without a marker has no excerpt', () => {
  expect(finish('<p>a</p>').meta.excerptEnd).toBeNull();
});

test('pictures for one colour mode are marked as those of ThemedImage are', () => {
  const { html, meta } = finish(
    '<img alt="a" src="a.svg#gh-dark-mode-only"><img src="/b.png#gh-light-mode-only"><img src="c.png#gh-dark">',
  );
  expect(html).toBe(
    '<img class="themed-dark" alt="a" src="a.svg#gh-dark-mode-only"><img class="themed-light" src="/b.png#gh-light-mode-only"><img src="c.png#gh-dark">',
  );
  expect(meta.images).toEqual(['a.svg#gh-dark-mode-only', '/b.png#gh-light-mode-only', 'c.png#gh-dark']);
});

test('films, sound, frames and what pictures are chosen from are collected', () => {
  const { meta } = finish(
    '<video src="a.mp4" poster="a.png"></video><audio controls=""><source src="b.mp3"></audio><iframe src="/c?d&amp;e"></iframe><picture><source srcSet="f.webp 1x, g.webp?a&amp;b 2x"><img src="h.png" srcset="f.webp, i.png 2x"></picture>',
  );
  expect(meta.media).toEqual(['a.mp4', 'a.png', 'b.mp3', 'f.webp', 'g.webp?a&b', 'i.png']);
  expect(meta.images).toEqual(['h.png']);
  expect(meta.frames).toEqual(['/c?d&e']);
});

test('links, pictures and ids are collected once each, as written', () => {
  const { meta } = finish(
    '<h2 id="a">x</h2><a href="/x?a=1&amp;b=2">l</a><a href="/x?a=1&amp;b=2">l</a><a id="b">n</a><img alt="href=&quot;no&quot;" src="./a b.png"><p data-id="no">x</p>',
  );
  expect(meta.links).toEqual(['/x?a=1&b=2']);
  expect(meta.images).toEqual(['./a b.png']);
  expect(meta.ids).toEqual(['a', 'b']);
});

test('the name of a link is an anchor, as an id is, which is what scripts look for', () => {
  const headings = [{ id: 'setup', text: 'Set up', level: 2 }];
  const source =
    '<a name="zz"></a><a name="a&amp;b" id="c">x</a><a name="zz">y</a><a name="setup"></a><p name="no" class="x">z</p><a name="">v</a>';
  const { html, meta } = finishBody({ html: source, islands: [] }, { ...COMPILED, headings });
  expect(meta.ids).toEqual(['zz', 'c', 'a&b', 'setup']);
  expect(html).toBe(source.replace('<a name="zz">', '<a id="zz" name="zz">'));
});

test('inline styles and comments are taken out', () => {
  expect(finish('<p style="color:red" class="x">a<!-- b --></p>').html).toBe('<p class="x">a</p>');
});

test('handlers of events are taken out, however they are written, and words about them are not', () => {
  expect(
    finish(
      `<b onclick="a('>')" title="t" OnFocus='b' onblur = c id=x>1</b><i/onclick=d>2</i><br class="y"onload="e"/>`,
    ).html,
  ).toBe('<b title="t" id=x>1</b><i/>2</i><br class="y"/>');
  const about = `<img alt="Write onclick='x' style=y" src="on.png"><p data-style="z" one-by="one">on = 1</p>`;
  expect(finish(about).html).toBe(about);
});

test('words are counted across inline elements and apart at blocks', () => {
  expect(finish('<p>one t<b>w</b>o</p><p>three</p><pre><code>four five</code></pre>').meta.words).toBe(5);
});

test('the summary is the text of the first paragraph that has any', () => {
  const { meta } = finish(
    '<p><img src="x" alt=""></p><p>A &lt;b&gt; &amp;\n<em>c</em><sup><a href="#fn" data-footnote-ref="">1</a></sup>.</p><p>d</p>',
  );
  expect(meta.summary).toBe('A <b> & c.');
});

test('the summary keeps what pictures amid its words say', () => {
  const picture = (alt: string): string => `<img src="x" alt="${alt}">`;
  const { meta } = finish(`<p>${picture('Alone')}</p><p>Press ${picture('the &amp; key')} and go.</p>`);
  expect(meta.summary).toBe('Press the & key and go.');
});

const BOX = '<aside class="admonition"><p class="admonition-title"><span>Info</span></p><p>Old.</p></aside>';
const FOLD = '<details title="a > b"><summary><p>More</p></summary><p>Folded.</p></details>';

test('the summary is taken from beside the text only where there is nothing else, and never a title', () => {
  expect(finish(`${BOX}${FOLD}<p>Real.</p>`).meta.summary).toBe('Real.');
  expect(finish(`<div class="tabs">${FOLD}</div><p>Real.</p>`).meta.summary).toBe('Real.');
  expect(finish(`<aside>${FOLD}<p>Beside.</p></aside><p>Real.</p>`).meta.summary).toBe('Real.');
  expect(finish(`<h2>a</h2>${BOX}${FOLD}`).meta.summary).toBe('Old.');
  expect(finish(`<p><img src="x" alt=""></p>${FOLD}`).meta.summary).toBe('Folded.');
});

test('a long summary ends at a word, within 300 characters', () => {
  const { summary } = finish(`<p>${'word '.repeat(100)}</p>`).meta;
  expect(summary.length).toBeLessThanOrEqual(300);
  expect(summary).toMatch(/word…$/);
});

test('every heading of levels 2 to 6 with an id ends with a link to itself, which is no word and no link of the text', () => {
  const { html, meta } = finish('<h1 id="t">T</h1><h2 id="a">A &amp; <em>"b"</em></h2><h3>c</h3>');
  expect(html).toBe(
    '<h1 id="t">T</h1><h2 id="a">A &amp; <em>"b"</em>' +
      '<a class="heading-link" href="#a" aria-label="Direct link to A &amp; &quot;b&quot;"></a></h2><h3>c</h3>',
  );
  expect(meta.words).toBe(5);
  expect(meta.links).toEqual([]);
});

test('a heading that is not seen gets no link', () => {
  const unseen = '<h2 id="footnote-label" class="sr-only">Footnotes</h2>';
  expect(finish(unseen).html).toBe(unseen);
});

test('a block of code is put back with its buttons, in the language of the text', () => {
  const block = { html: '<figure class="code-block"><pre>a</pre></figure>', code: 'a' };
  const { html } = finishBody(
    { html: '<lontar-code n="0"></lontar-code>', islands: [] },
    { ...COMPILED, heldCode: [block], locale: 'id' },
  );
  expect(html).toBe(
    '<figure class="code-block"><pre>a</pre><button data-act="wrap" aria-pressed="false">Lipat baris</button>' +
      '<button data-act="copy">Salin</button></figure>',
  );
});

test('a text with a diagram is known, one that only writes about diagrams is not', () => {
  const heldCode = ['mermaid', 'html'].map((lang) => ({
    html: `<figure class="code-block" data-lang="${lang}"><pre>graph TD</pre></figure>`,
    code: 'graph TD',
  }));
  const metaOf = (html: string) => finishBody({ html, islands: [] }, { ...COMPILED, heldCode }).meta;
  expect(metaOf('<lontar-code n="0">').hasDiagram).toBe(true);
  expect(metaOf('<p>mermaid</p><lontar-code n="1">').hasDiagram).toBe(false);
});

test('the link of a heading names its formulas as they were written', () => {
  const heldCode = [{ html: '<math><mi>a</mi></math>', code: 'a < "b"' }];
  const html = '<h2 id="x">On <lontar-code n="0"></h2>';
  expect(finishBody({ html, islands: [] }, { ...COMPILED, heldCode }).html).toMatch(
    /aria-label="[^"]*On a &lt; &quot;b&quot;[^"]*"/,
  );
});
