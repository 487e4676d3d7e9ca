import { describe, expect, it } from 'vitest';
import { renderBody } from './renderBody.tsx';

const toc = [
  { id: 'one', text: 'One', level: 2 },
  { id: 'deep', text: 'Deep', level: 4 },
];

/** Runs `jsx`, an expression as the MDX compiler writes it, as a whole body. */
function render(jsx: string, locale = 'en') {
  const code = `"use strict"; const { Fragment, jsx, jsxs } = arguments[0];
    const missing = (name) => { throw new Error('Expected component \`' + name + '\` to be defined'); };
    return { default: ({ components: C }) => ${jsx} };`;
  return renderBody(code, { locale, toc });
}

describe('a body', () => {
  it('keeps static parts as they are, without an element around them', () => {
    const { html } = render(
      `jsxs(Fragment, { children: [jsx(C.Html, { html: '<p>$& "a"</p>' }), ' & ', jsx('i', { children: 1 })] })`,
    );
    expect(html).toBe('<p>$& "a"</p> &amp; <i>1</i>');
  });

  it('keeps characters of the private use area', () => {
    const text = '\u{E000}0\u{E001}\u{E000}:0;';
    expect(
      render(`jsxs(Fragment, { children: [${JSON.stringify(text)}, jsx(C.Html, { html: '<b></b>' })] })`)
        .html,
    ).toBe(`${text}<b></b>`);
  });

  it('leaves an address that would run as it is written, for the check that refuses it', () => {
    const address = JSON.stringify('java\tScript:alert("1")');
    const kept = '<a href="java\tScript:alert(&quot;1&quot;)">';
    expect(render(`jsx('a', { href: ${address}, children: 'x' })`).html).toBe(`${kept}x</a>`);
    expect(render(`jsxs('a', { href: ${address}, children: ['x', 'y'] })`).html).toBe(`${kept}xy</a>`);
    expect(render(`jsx(C.Link, { to: ${address}, children: 'x' })`).html).toBe(`${kept}x</a>`);
    expect(render(`jsx('iframe', { src: ${address} })`).html).toContain('React has blocked');
  });

  it('passes errors on', () => {
    expect(() => render(`missing('Chart')`)).toThrow('Expected component `Chart` to be defined');
  });

  it('may name `toc`, and may shadow it', () => {
    expect(render(`jsx('i', { children: toc.length })`).html).toBe('<i>2</i>');
    const [first] = toc;
    expect(render(`jsx('i', { children: toc[0].value + toc[0].text })`).html).toBe(
      `<i>${first?.text}${first?.text}</i>`,
    );
    const code = `const { jsx } = arguments[0]; const toc = 7; return { default: () => jsx('i', { children: toc }) };`;
    expect(renderBody(code, { locale: 'en', toc }).html).toBe('<i>7</i>');
  });

  it('adds no preload of pictures', () => {
    expect(render(`jsx('img', { src: 'a.png', alt: '' })`).html).toBe(
      '<img loading="lazy" src="a.png" alt=""/>',
    );
  });
});

describe('the standard components', () => {
  it('open the tab that is marked as default and fold the others, under one name', () => {
    const { html, islands } = render(`jsxs(C.Tabs, { groupId: 'os', queryString: true, children: ['\\n',
      jsx(C.TabItem, { value: 'mac', label: 'macOS', children: 'm' }),
      jsx(C.TabItem, { value: 'win', default: true, children: 'w' })] })`);
    const name = /name="(tabs-[^"]+)"/.exec(html)?.[1];
    expect(html).toBe(
      `<div class="tabs" data-group="os" data-query="os" data-default="win">` +
        `<details class="tab" name="${name}" data-value="mac"><summary>macOS</summary><div class="tab-panel">m</div></details>` +
        `<details class="tab" name="${name}" open="" data-value="win"><summary>win</summary><div class="tab-panel">w</div></details></div>`,
    );
    expect(islands).toEqual(['Tabs']);
  });

  it('take the order and the labels of tabs from `values`, and the open one from `defaultValue`', () => {
    const { html } =
      render(`jsxs(C.Tabs, { defaultValue: null, values: [{ value: 'b', label: 'B' }, { value: 'a', label: 'A' }],
      children: [jsx(C.TabItem, { value: 'a', children: '1' }), jsx(C.TabItem, { value: 'b', children: '2' })] })`);
    expect(html.match(/<summary>\w/g)).toEqual(['<summary>B', '<summary>A']);
    expect(html).not.toContain('open=""');
  });

  it('refuse text between tabs instead of losing it', () => {
    expect(() => render(`jsx(C.Tabs, { children: 'lost' })`)).toThrow('Every child of `<Tabs>`');
  });

  it('title an admonition in the language of the text', () => {
    expect(render(`jsx(C.Admonition, { type: 'caution' })`).html).toContain('<span>Caution</span>');
    const { html } = render(`jsx(C.Admonition, { type: 'caution', children: 'x' })`, 'id');
    expect(html).toContain('<aside class="admonition admonition-warning">');
    expect(html).toContain('<span>Hati-hati</span>');
    expect(render(`jsx(C.Admonition, { type: 'example' })`).html).toContain('<span>example</span>');
    expect(render(`jsx(C.Admonition, { icon: '🔥' })`).html).toMatch(
      /^<aside class="admonition admonition-note"><p class="admonition-title"><span aria-hidden="true">🔥 <\/span><span>Note/,
    );
    expect(render(`jsx(C.Admonition, { title: 'Mine' })`).html).toContain('<span>Mine</span>');
  });

  it('give details a summary wherever it is written', () => {
    expect(render(`jsx(C.Details, { summary: 'S', children: 'x' })`).html).toBe(
      '<details><summary>S</summary>x</details>',
    );
    const whole = `jsx(C.Details, { summary: jsx('summary', { children: 'S' }), children: 'x' })`;
    expect(render(whole).html).toBe('<details><summary>S</summary>x</details>');
    const inside = `jsx(C.Details, { children: jsx(C.Html, { html: '<summary>S</summary>x' }) })`;
    expect(render(inside).html).toBe('<details><summary>S</summary>x</details>');
    expect(render(`jsx(C.Details, { children: 'x' })`, 'id').html).toContain('<summary>Rincian</summary>');
  });

  it('show code as it is', () => {
    const { html } = render(`jsx(C.CodeBlock, { language: 'js', title: 'a.js', children: '\\na < b\\n' })`);
    expect(html).toBe(
      '<figure class="code-block" data-lang="js"><figcaption>a.js</figcaption>' +
        '<pre tabindex="0"><code class="language-js">a &lt; b</code></pre>' +
        '<button data-act="wrap" aria-pressed="false">Wrap lines</button><button data-act="copy">Copy</button></figure>',
    );
  });

  it('list the headings of levels 2 to 3, or as asked', () => {
    expect(render(`jsx(C.TOCInline, {})`).html).not.toContain('deep');
    expect(render(`jsx(C.TOCInline, { maxHeadingLevel: 4 })`).html).toContain('href="#deep"');
    expect(render(`jsx(C.TOCInline, { toc: [{ id: 'a', value: 'A', level: 2 }] })`).html).toContain('>A</a>');
  });

  it('leave targets of links and pictures as written', () => {
    expect(render(`jsx(C.Link, { to: './a.md', children: 'a' })`).html).toBe('<a href="./a.md">a</a>');
    expect(render(`jsx(C.Figure, { src: './a.png', alt: 'A', caption: 'C' })`).html).toBe(
      '<figure><img src="./a.png" alt="A" loading="lazy"/><figcaption>C</figcaption></figure>',
    );
    const { html } = render(`jsx(C.ThemedImage, { sources: { light: 'l.png', dark: 'd.png' }, alt: 'A' })`);
    expect(html.match(/src="\w\.png" alt="A" class="themed-\w+"/g)).toHaveLength(2);
  });
});
