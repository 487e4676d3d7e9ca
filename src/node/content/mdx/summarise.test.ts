import { expect, it } from 'vitest';
import { summarise } from './summarise.ts';

it.each([
  ['<p>One <em>two</em>.</p><p>Three.</p>', 'One two.'],
  ['<p>See <a href="/x" title="Menu > Settings">the docs</a> for more.</p>', 'See the docs for more.'],
  ['<p>See <a title=\'"a" > b\' href="/x">this</a> &lt;that&gt;.</p>', 'See this <that>.'],
  ['<p><img src="/a.png" alt="A tree"></p><p>A <img src="/b.png" alt="leaf"> falls.</p>', 'A leaf falls.'],
  ['<aside><p>Note.</p></aside><p>Text.</p>', 'Text.'],
])('the first paragraph of %s as plain words', (html, words) => expect(summarise(html)).toBe(words));
