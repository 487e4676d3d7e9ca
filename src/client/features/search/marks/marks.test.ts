import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { escapeHtml } from '../../../runtime/escapeHtml.ts';
import { Marked } from './Marked.tsx';
import { splitMarks } from './splitMarks.ts';

const html = (value: string) => renderToStaticMarkup(createElement(Marked, { value }));

test('what was found is marked', () => {
  expect(splitMarks('a <mark>hook</mark> and <mark>state</mark>')).toEqual([
    { text: 'a ', isMarked: false },
    { text: 'hook', isMarked: true },
    { text: ' and ', isMarked: false },
    { text: 'state', isMarked: true },
  ]);
  expect(html('<mark>use</mark>Effect')).toBe('<mark>use</mark>Effect');
});

test('escaped characters are shown as they were written, once decoded and not twice', () => {
  const text = `if (a < b && c > "d") 'e' &lt; &amp;`;
  expect(splitMarks(escapeHtml(text))).toEqual([{ text, isMarked: false }]);
  expect(splitMarks('&#x27;&apos;&#39;')).toEqual([{ text: "'''", isMarked: false }]);
  expect(splitMarks('&nbsp; &toString; &')).toEqual([{ text: '&nbsp; &toString; &', isMarked: false }]);
});

test('marks without an end and other tags are text', () => {
  expect(html('a <mark>b')).toBe('a &lt;mark&gt;b');
  expect(html('a</mark> b')).toBe('a&lt;/mark&gt; b');
  expect(html('<mark><img src=x onerror=alert(1)></mark>')).toBe(
    '<mark>&lt;img src=x onerror=alert(1)&gt;</mark>',
  );
  expect(html('<mark onclick="alert(1)">x</mark>')).not.toContain('<mark');
  expect(html('')).toBe('');
});
