import { expect, test } from 'vitest';
import { TITLE_END_ID } from '../../ui/TitleEnd.tsx';
import { firstScreenEnd } from './firstScreenEnd.ts';

const TITLE = `<header class="page-header"><div class="prose"><h1 id="title">T</h1></div><span id="${TITLE_END_ID}"></span></header>`;

/** A page with this text, with another one above its title and one after it. */
function pageWith(text: string): string {
  const other = `${prose(1200)}<h2 id="other">Other</h2>`;
  return `<div class="prose">${other}</div>${TITLE}<details></details><div class="prose">${text}</div>${other}`;
}

function prose(length: number): string {
  return `<p>${'word '.repeat(length / 5)}</p>`;
}

test('the first picture shows the text up to the first heading below the first screen', () => {
  const text = `<h2 id="at-once">A</h2>${prose(600)}<h3 class="x" id="seen">B</h3>${prose(600)}<h2 id="below">C</h2>`;
  expect(firstScreenEnd(pageWith(text))).toBe('below');
});

test('a heading that is named in letters an address has to encode is passed over', () => {
  const text = `${prose(1200)}<h2 id="選ぶ">A</h2><h2 id="a&quot;b">B</h2><h2 id="next">C</h2>`;
  expect(firstScreenEnd(pageWith(text))).toBe('next');
});

test.each([
  ['whose next heading is far away', pageWith(`${prose(5000)}<h2 id="far">A</h2>`)],
  [
    'whose next heading stands in an island',
    pageWith(
      `${prose(1200)}<lontar-island><template><h2 id="later">A</h2></template></lontar-island><h2 id="below">B</h2>`,
    ),
  ],
  ['that is short', pageWith('<p>Short.</p>').replace(/<h2 id="other">/g, '<h2>')],
  ['that is a list', `${TITLE}<ul><li>${prose(1200)}<h2 id="item">A</h2></li></ul>`],
  ['without a title', '<main></main>'],
])('the first picture of a page %s shows its title', (_, html) => {
  expect(firstScreenEnd(html)).toBe(TITLE_END_ID);
});
