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
