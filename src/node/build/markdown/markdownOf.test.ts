import { describe, expect, it, test } from 'vitest';
import { cleanTreeOf } from './htmlTree.ts';
import { markdownOf } from './markdownOf.ts';

const URL = 'https://example.com/sub/post';

function made(html: string): string {
  return markdownOf(cleanTreeOf(html, URL));
}

describe('words', () => {
  it.each([
    ['<p>a <strong>b</strong> <em>c</em> <del>d</del></p>', 'a **b** *c* ~~d~~'],
    ['<p>a<strong> b </strong>c</p>', 'a **b** c'],
    ['<p><strong>a <b>b <em>c</em></b> <code>d</code></strong></p>', '**a b *c* `d`**'],
    ['<p>one\n  two</p>', 'one two'],
    ['<p>one<br>two</p>', 'one\\\ntwo'],
    ['<div>a</div><br><details><summary>b</summary></details><br>', 'a\n\n**b**'],
    ['<p><br>one<br> <br>two<br/></p>', 'one\\\n\\\ntwo'],
    ['<p>x<sup>2</sup> <kbd>Ctrl</kbd> <q>so</q></p>', 'x<sup>2</sup> `Ctrl` “so”'],
    ['<p>H<sub>2</sub>O<sub></sub> <sup><em>n</em> &lt; 1</sup></p>', 'H<sub>2</sub>O <sup>*n* \\< 1</sup>'],
    ['<p><code>a</code> <code>`b`</code></p>', '`a` `` `b` ``'],
    [
      '<p>5 &lt; 6 &amp; *not* [this] snake_case _x_ `y`</p>',
      '5 \\< 6 & \\*not\\* \\[this\\] snake_case \\_x\\_ \\`y\\`',
    ],
    ['<p>&amp;lt; and \\</p>', '\\&lt; and \\\\'],
    ['<p># no heading</p>', '\\# no heading'],
    ['<p>- no list<br>1. nor this</p>', '\\- no list\\\n1\\. nor this'],
    [
      '<p><em>a</em><i>b</i>, <strong>x</strong><strong>y</strong>, <b>1</b> <b>2</b></p>',
      '*ab*, **xy**, **1** **2**',
    ],
    ['<p>-1 is a number, 2021. is not at its start</p>', '-1 is a number, 2021. is not at its start'],
  ])('%s', (html, markdown) => expect(made(html)).toBe(markdown));
});

describe('links and pictures have whole addresses', () => {
  it.each([
    ['<p><a href="/other#x">there</a></p>', '[there](https://example.com/other#x)'],
    ['<p><a href="#x">here</a></p>', `[here](${URL}#x)`],
    ['<p><a href="https://e.example/a_(b)">x</a></p>', '[x](https://e.example/a_%28b%29)'],
    ['<p><a href="javascript:alert(1)">x</a></p>', 'x'],
    ['<p>Wow!<a href="/c">no picture</a>!</p>', 'Wow\\![no picture](https://example.com/c)!'],
    ['<p><img src="/a.png" alt="A [b]"></p>', '![A \\[b\\]](https://example.com/a.png)'],
    ['<p><img src="data:image/png;base64,AA" alt="A"></p>', 'A'],
    ['<video src="/a.mp4" controls></video>', '[https://example.com/a.mp4](https://example.com/a.mp4)'],
    ['<video src="/a.mp4" title="A [film]"></video>', '[A \\[film\\]](https://example.com/a.mp4)'],
    [
      '<audio controls><source src="/a.ogg">Get <a href="/a.ogg">the sound</a></audio>',
      '[Get the sound](https://example.com/a.ogg)',
    ],
    ['<iframe src="/b" title="A [film]"></iframe>', '[A \\[film\\]](https://example.com/b)'],
    ['<p>a <embed src="/b"> b</p>', 'a [https://example.com/b](https://example.com/b) b'],
    ['<svg aria-label="A *leaf*"></svg><svg><title>A tree</title></svg>', 'A \\*leaf\\*\n\nA tree'],
    ['<p>a<svg aria-hidden="true"><title>x</title></svg>b</p>', 'ab'],
  ])('%s', (html, markdown) => expect(made(html)).toBe(markdown));
});

test('code keeps its language, its title and every character', () => {
  expect(
    made(
      '<figure class="code-block" data-lang="ts"><figcaption>a.ts</figcaption><pre tabindex="0"><code><span class="line add" data-n="1"><span class="k1">a</span> &lt; b</span>\n  *c*</code></pre><button data-act="copy">Copy</button></figure>',
    ),
  ).toBe('```ts title="a.ts"\na < b\n  *c*\n```');
  expect(made('<pre><code>```\nx\n```\n</code></pre>')).toBe('````\n```\nx\n```\n````');
});

test('lists nest, count and have boxes', () => {
  expect(made('<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>')).toBe('- a\n  - b\n- c');
  expect(made('<ol start="3"><li><p>a</p><p>b</p></li><li><p>c</p></li></ol>')).toBe('3. a\n\n   b\n\n4. c');
  expect(
    made(
      '<ul><li><input type="checkbox" checked disabled> a</li><li><input type="checkbox" disabled> b</li></ul>',
    ),
  ).toBe('- [x] a\n- [ ] b');
});

test('an admonition is a quotation, and tabs and folds follow their names', () => {
  expect(
    made(
      '<aside class="admonition admonition-tip"><p class="admonition-title"><svg></svg><span>Tip</span></p><p>T</p><pre><code>x\n\ny</code></pre></aside>',
    ),
  ).toBe('> **Tip**\n>\n> T\n>\n> ```\n> x\n>\n> y\n> ```');
  expect(
    made(
      '<div class="tabs"><details class="tab" open=""><summary>npm</summary><div class="tab-panel"><p>a</p></div></details><details class="tab"><summary>Node</summary><div class="tab-panel"><p>b</p></div></details></div>',
    ),
  ).toBe('**npm**\n\na\n\n**Node**\n\nb');
  expect(made('<details><summary>More</summary><p>a</p></details>')).toBe('**More**\n\na');
});

test('names that objects have by themselves mean nothing', () => {
  const table = '<table><tr><th align="constructor">a</th></tr><tr><td>b</td></tr></table>';
  expect(made(`<p>a <constructor>b</constructor></p>${table}`)).toBe('a b\n\n| a |\n| --- |\n| b |');
});

test('a table keeps its alignment and its bars', () => {
  expect(
    made(
      '<table tabindex="0"><thead><tr><th>A</th><th class="ta-right">B</th></tr></thead><tbody><tr><td>a|b</td><td class="ta-right"><code>c</code></td></tr><tr><td>d</td></tr></tbody></table>',
    ),
  ).toBe('| A | B |\n| --- | --: |\n| a\\|b | `c` |\n| d |  |');
});

test('a cell is one line, whatever blocks it holds', () => {
  expect(
    made(
      '<table><tbody><tr><td><p>one</p><p>two</p></td><td>a <ul><li>three</li><li><p>four</p></li></ul></td></tr></tbody></table>',
    ),
  ).toBe('| one two | a three four |\n| --- | --- |');
});

test('a footnote is named where it stands and where it is told', () => {
  expect(
    made(
      '<p>a<sup><a href="#user-content-fn-one" id="user-content-fnref-one" data-footnote-ref>1</a></sup></p><section data-footnotes class="footnotes"><h2 class="sr-only" id="footnote-label">Footnotes</h2><ol><li id="user-content-fn-one"><p>Told. <a href="#user-content-fnref-one" data-footnote-backref>↩</a></p></li></ol></section>',
    ),
  ).toBe('a[^one]\n\n## Footnotes\n\n[^one]: Told.');
});

test('a figure has its caption after it, and a formula is what was written', () => {
  expect(made('<figure><img src="/a.png" alt="A"><figcaption>Why <em>A</em></figcaption></figure>')).toBe(
    '![A](https://example.com/a.png)\n\nWhy *A*',
  );
  const math = (display: string): string =>
    `<math xmlns="http://www.w3.org/1998/Math/MathML"${display}><semantics><mrow><mi>a</mi><mo>&lt;</mo><mi>b</mi></mrow><annotation encoding="application/x-tex">a &lt; b_1</annotation></semantics></math>`;
  expect(made(`<p>so ${math('')}.</p>`)).toBe('so $a < b_1$.');
  expect(made(`<p>so</p>${math(' display="block"')}`)).toBe('so\n\n$$a < b_1$$');
  expect(made(`<p>$5, <em>$6</em>, <code>$x</code></p><p>${math('')}</p>`)).toBe(
    '\\$5, *\\$6*, `$x`\n\n$a < b_1$',
  );
  expect(made('<p>$5</p>')).toBe('$5');
});

test('nothing is left of an empty text, of buttons or of markup that is never closed', () => {
  expect(made('')).toBe('');
  expect(made('<p></p><div> </div><button>x</button>')).toBe('');
  expect(made('<p>a<b>b')).toBe('a**b**');
});

test('what is nested deeper than anybody writes keeps its text', () => {
  const deep = (tag: string, inner: string): string =>
    `<${tag}>`.repeat(10_000) + inner + `</${tag}>`.repeat(10_000);
  expect(made(deep('blockquote', '<p>x</p>'))).toMatch(/^(?:> )+x$/);
  expect(made(`<p>${deep('em', 'y')} z</p>`)).toMatch(/y.* z$/);
});

test('blocks of an item that would run together stand apart; those that begin by themselves need not', () => {
  expect(made('<ul><li>a<div>b</div><div>c</div></li><li>d</li></ul>')).toBe('- a\n\n  b\n\n  c\n\n- d');
  expect(made('<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>')).toBe('- a\n  - b\n- c');
  expect(made('<ul><li>a<pre>b</pre></li><li>c</li></ul>')).toBe('- a\n  ```\n  b\n  ```\n- c');
});
