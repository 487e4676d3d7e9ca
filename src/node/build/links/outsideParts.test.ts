import { expect, test } from 'vitest';
import { linkOutsideParts } from './outsideParts.ts';

const OUTSIDE = { images: ['https://x.example/a.png'], frames: [] };

test.each([
  [
    'a picture',
    '<p><img src="https://x.example/a.png?b&amp;c" alt="A &lt;cat&gt;" loading="lazy"></p>',
    '<p><a href="https://x.example/a.png?b&amp;c" rel="noopener">A &lt;cat&gt; (x.example)</a></p>',
  ],
  [
    'a picture without words',
    '<td><img src="//x.example/a.png" alt=""></td>',
    '<td><a href="https://x.example/a.png" rel="noopener">x.example</a></td>',
  ],
  [
    'a picture in a link',
    '<a href="/b"><img src="https://x.example/a.png" alt="A"></a>',
    '<a href="/b">A (x.example)</a>',
  ],
  [
    'a picture after a link',
    '<a href="/b">b</a> <img src="https://x.example/a.png" alt="A">',
    '<a href="/b">b</a> <a href="https://x.example/a.png" rel="noopener">A (x.example)</a>',
  ],
  [
    'a frame',
    '<p>a</p>\n<iframe src="https://v.example/embed/1" title="A film" allowfullscreen=""></iframe>\n<p>b</p>',
    '<p>a</p>\n<p><a href="https://v.example/embed/1" rel="noopener">A film (v.example)</a></p>\n<p>b</p>',
  ],
  ['a picture of the site', '<img src="/a.png" alt="">', '<img src="/a.png" alt="">'],
  [
    'a picture in the address',
    '<img src="data:image/gif;base64,R0" alt="">',
    '<img src="data:image/gif;base64,R0" alt="">',
  ],
  ['what is no address', '<img src="https://[" alt="">', '<img src="https://[" alt="">'],
])('%s', (_, html, shown) => {
  expect(linkOutsideParts(html, OUTSIDE)).toBe(shown);
});
