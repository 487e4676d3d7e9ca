import { describe, expect, it, test } from 'vitest';
import { feedHtml } from './feedHtml.ts';

const URL = 'https://example.com/sub/post';

function made(html: string): string {
  return feedHtml(html, URL);
}

describe('addresses', () => {
  it.each([
    ['#there', `${URL}#there`],
    ['/sub/other', 'https://example.com/sub/other'],
    ['../up.png?a=1&amp;b=2', 'https://example.com/up.png?a=1&amp;b=2'],
    ['https://e.example/', 'https://e.example/'],
    ['mailto:a@b.example', 'mailto:a@b.example'],
  ])('%s becomes whole', (written, whole) => {
    expect(made(`<a href="${written}">x</a>`)).toBe(`<a href="${whole}">x</a>`);
  });

  it.each(['javascript:alert(1)', ' JavaScript:alert(1)', 'data:text/html,x', 'vbscript:x', 'https://'])(
    '%s is left out',
    (written) => {
      expect(made(`<a href="${written}">x</a>`)).toBe('<a>x</a>');
    },
  );
});

test('buttons, scripts, styles, drawings and hidden parts go with all that is in them', () => {
  expect(made('a<button data-act="copy"><b>Copy</b></button>b')).toBe('ab');
  expect(made('a<script>if (1 < 2) "</b>"</script>b<style>p > a {}</style>c')).toBe('abc');
  expect(made('a<svg><g><svg></svg></g></svg>b<template><p>x<template></template></p></template>c')).toBe(
    'abc',
  );
  expect(made('a<p hidden="">x<p>y</p></p>b<p title="hidden ">c</p>')).toBe('ab<p title="hidden ">c</p>');
  expect(made('a<textarea><b></textarea>b<input type="text">c<!-- <b> -->d')).toBe('abcd');
  expect(made('<h2 id="x">H<a class="heading-link" href="#x" aria-label="Link"></a></h2>')).toBe(
    '<h2>H</h2>',
  );
});

describe('a frame leaves a link to what it shows', () => {
  const linked = (text: string, address = 'https://e.example/v'): string =>
    `<a href="${address}">${text}</a>`;

  it.each([
    ['<iframe src="https://e.example/v" title="A film"></iframe>', `<p>${linked('A film')}</p>`],
    [
      '<iframe src="/b.pdf?a=1&amp;b=2"></iframe>',
      `<p>${linked('https://example.com/b.pdf?a=1&amp;b=2', 'https://example.com/b.pdf?a=1&amp;b=2')}</p>`,
    ],
    ['<iframe src="//e.example/v" title=" &lt;b&gt; "></iframe>', `<p>${linked('&lt;b&gt;')}</p>`],
    ['<embed src="https://e.example/v" title="A film"/>', `<p>${linked('A film')}</p>`],
    [
      '<object data="https://e.example/v" title="A film"><p>No film.</p></object>',
      `<p>${linked('A film')}</p>`,
    ],
    [
      '<object width="9"><param name="movie" value="x"><embed src="https://e.example/v" title="A film"></object>',
      ` <p>${linked('A film')}</p> `,
    ],
    [
      '<div><lontar-island><iframe src="https://e.example/v" title="A"></iframe></lontar-island></div>',
      `<div><p>${linked('A')}</p></div>`,
    ],
    [
      '<p>a <span><iframe src="https://e.example/v" title="A"></iframe></span> b</p>',
      `<p>a ${linked('A')} b</p>`,
    ],
    ['<li><iframe src="https://e.example/v" title="A"></iframe></li>', `<li>${linked('A')}</li>`],
    ['<a href="/"><iframe src="/b" title="A"></iframe></a>', linked('A', 'https://example.com/')],
  ])('%s', (html, left) => expect(made(html)).toBe(left));

  it.each([
    '<iframe src="javascript:alert(1)" title="A"></iframe>',
    '<iframe src="data:text/html,x" title="A"></iframe>',
    '<iframe src="mailto:a@b.example" title="A"></iframe>',
    '<iframe src="" title="A"></iframe>',
    '<iframe srcdoc="x" title="A"></iframe>',
    '<iframe src="https://e.example/v" title="A" hidden=""></iframe>',
    '<button><iframe src="https://e.example/v"></iframe></button>',
  ])('but not %s', (html) => expect(made(html)).toBe(''));
});

describe('a drawing leaves its name', () => {
  it.each([
    [
      '<svg role="img" aria-label="A &quot;leaf&quot; &amp; more"><path/></svg>',
      '<p>A &quot;leaf&quot; &amp; more</p>',
    ],
    ['<svg aria-label="A leaf"/>', '<p>A leaf</p>'],
    [
      '<svg><!-- <title>no</title> --><defs><style>a</style><path/></defs><title id="t">A\n &lt;leaf&gt;</title></svg>',
      '<p>A &lt;leaf&gt;</p>',
    ],
    ['<p>a<svg aria-label="A leaf"></svg>b</p>', '<p>a A leaf b</p>'],
    ['<a href="/"><svg aria-label="Home"></svg></a>', '<a href="https://example.com/"> Home </a>'],
  ])('%s', (html, left) => expect(made(html)).toBe(left));

  it.each([
    '<svg><g><title>A part</title></g><text>drawn</text></svg>',
    '<svg><title> </title></svg>',
    '<svg role="presentation"><path/></svg>',
    '<svg class="icon" aria-hidden="true" aria-label="A"><title>A</title></svg>',
    '<svg class="themed-dark" aria-label="A"></svg>',
    '<button aria-label="Copy"><svg aria-label="Copy"><title>Copy</title></svg></button>',
  ])('but not %s', (html) => expect(made(html)).toBe(''));
});

test('what is never closed takes the rest of the text with it, and no more', () => {
  expect(made('a<script>b')).toBe('a');
  expect(made('a<svg>b')).toBe('a');
  expect(made('<p>a<b>b')).toBe('<p>a<b>b</b></p>');
  expect(made('a</p></b>')).toBe('a');
  expect(made('<ul><li>a</ul>b')).toBe('<ul><li>a</li></ul>b');
});

test('in formulas and drawings a tag may close itself, elsewhere it may not', () => {
  expect(made('<math><mi>a</mi><mspace width="1em"/><mo>=</mo><mrow/></math><b>c</b>')).toBe(
    '<math><mi>a</mi><mspace width="1em"></mspace><mo>=</mo><mrow></mrow></math><b>c</b>',
  );
  expect(made('a<svg/>b<svg><svg/><path/></svg>c')).toBe('abc');
  expect(made('<b/>c<br/>d')).toBe('<b>c<br>d</b>');
});

test('an island is what it shows before it comes to life', () => {
  const island =
    '<lontar-island data-island="X" data-prefix="x-" data-props="{&quot;a&quot;:&quot;>&quot;}"><p data-style="color:red">1<!-- --> like</p><template>more</template></lontar-island>';
  expect(made(island)).toBe('<p>1 like</p>');
});

test('admonitions, tabs and task lists read well without our styles', () => {
  expect(
    made(
      '<aside class="admonition admonition-tip"><p class="admonition-title"><svg class="icon"></svg><span>Tip</span></p><p>T</p></aside>',
    ),
  ).toBe('<blockquote><p><strong>Tip</strong></p><p>T</p></blockquote>');
  expect(
    made(
      '<div class="tabs" data-group="g"><details class="tab" name="n" open="" data-value="a"><summary>A</summary><div class="tab-panel">a</div></details></div>',
    ),
  ).toBe('<div><div><p><strong>A</strong></p><div>a</div></div></div>');
  expect(made('<li><input aria-label="Done" type="checkbox" checked disabled> a</li>')).toBe('<li>☑ a</li>');
});

test('code keeps its lines and a table its alignment', () => {
  expect(
    made(
      '<figure class="code-block" data-lang="ts"><pre tabindex="0"><code><span class="line"><span class="k1">a</span> &lt; b</span>\nc</code></pre><button>Copy</button></figure>',
    ),
  ).toBe('<figure><pre><code>a &lt; b\nc</code></pre></figure>');
  expect(made('<td class="ta-right" colspan="2">1</td>')).toBe('<td colspan="2" align="right">1</td>');
});

test('of a picture the plainest file in light colours is left', () => {
  expect(
    made(
      '<picture><source type="image/avif" srcset="/a.avif 1w"><img src="/a.png" alt="A &quot;b&quot;" width="1" loading="lazy" class="x"></picture><img class="themed-dark" src="/d.png" alt="">',
    ),
  ).toBe('<img src="https://example.com/a.png" alt="A &quot;b&quot;" width="1">');
});

test('words do not run together where an unknown element goes', () => {
  expect(made('<custom-a>a</custom-a><custom-b>b</custom-b>').replace(/ +/g, ' ')).toBe(' a b ');
});
