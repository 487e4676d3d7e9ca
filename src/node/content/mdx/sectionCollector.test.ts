import { describe, expect, it } from 'vitest';
import { sealHtml } from '#model/contract.ts';
import { SectionCollector } from './sectionCollector.ts';

const HEADINGS = [
  { id: 'one', text: 'One & more', level: 2 },
  { id: 'deep', text: 'Deep', level: 3 },
  { id: 'unnamed', text: '', level: 2 },
  { id: 'blank', text: ' ', level: 2 },
];

/** Walks over HTML as `finishBody` does. */
function collect(html: string, hasTitle = false) {
  const collector = new SectionCollector(HEADINGS, hasTitle);
  let read = 0;
  for (const match of html.matchAll(/<(\/?)([a-z][^\s/>]*)([^>]*)>/g)) {
    collector.html(html, read, match.index);
    read = match.index + match[0].length;
    collector.tag(match[2] ?? '', match[1] === '/', match[3] ?? '');
  }
  collector.html(html, read, html.length);
  return collector.finish();
}

describe('the plain text of a body', () => {
  it('is cut at its headings, whose texts are known already', () => {
    const html =
      '<p>Before.</p><h2 id="one">One &amp; <em>more</em><a href="#one">#</a></h2><p>A</p><p>B</p><h3 id="deep">Deep</h3>';
    expect(collect(html)).toEqual([
      { anchor: null, level: 1, heading: '', content: 'Before.' },
      { anchor: 'one', level: 2, heading: 'One & more', content: 'A B' },
      { anchor: 'deep', level: 3, heading: 'Deep', content: '' },
    ]);
  });

  it('is not cut at headings without words: what follows belongs to the section above', () => {
    const html =
      '<h2 id="one">One</h2><p>A</p><h2 id="unnamed"></h2><p>B</p><h2 id="blank"><img src="x.png" alt=""></h2><p>C</p><h3 id="deep">Deep</h3>';
    expect(collect(html)).toEqual([
      { anchor: null, level: 1, heading: '', content: '' },
      { anchor: 'one', level: 2, heading: 'One & more', content: 'A B C' },
      { anchor: 'deep', level: 3, heading: 'Deep', content: '' },
    ]);
  });

  it('keeps words whole across inline elements and apart across blocks', () => {
    expect(collect('<p><b>un</b>done<br>x</p><ul><li>a</li><li>b</li></ul>')[0]?.content).toBe(
      'undone x a b',
    );
  });

  it('leaves out the marks of footnotes, which are no words of their sentences', () => {
    const html =
      '<p>A word<sup><a href="#fn-c" id="fnref-c" data-footnote-ref="" aria-describedby="label">3</a></sup> and more.</p>' +
      '<ol><li id="fn-c"><p>The note. <a href="#fnref-c" data-footnote-backref="" class="back">↩</a></p></li></ol>';
    expect(collect(html)[0]?.content).toBe('A word and more. The note.');
  });

  it('decodes entities once', () => {
    expect(collect('<p>a &lt;b&gt; &amp;lt;</p>')[0]?.content).toBe('a <b> &lt;');
  });

  it('leaves out buttons, drawings and the title of the page', () => {
    expect(
      collect('<h1>Title</h1><button>Copy</button><svg><text>no</text></svg><p>yes</p>', true)[0]?.content,
    ).toBe('yes');
  });

  it('keeps level-one headings that are not its title', () => {
    expect(collect('<h1>Title</h1><p>a</p><h1 id="x">Part</h1><p>b</p>', true)[0]?.content).toBe('a Part b');
    expect(collect('<p>a</p><h1>Part</h1><p>b</p>')[0]?.content).toBe('a Part b');
  });

  it('has the text of islands without their tags', () => {
    const html = `<p>a</p>${sealHtml('<button class="x">Press</button><p>b</p>')}`;
    expect(collect(html)[0]?.content).toBe('a Press b');
  });

  it('takes headings that nothing links to as text', () => {
    expect(collect('<h2 id="other">Other</h2><p>x</p>')[0]?.content).toBe('Other x');
  });
});
