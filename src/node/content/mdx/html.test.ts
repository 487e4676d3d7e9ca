import { expect, test } from 'vitest';
import { decodeEntities } from './html.ts';

test('entities are decoded, and those that nobody knows stay', () => {
  expect(decodeEntities('&lt;a&gt; &amp; &#65;&#x42; &nbsp;&constructor;&what;')).toBe(
    '<a> & AB \u00A0&constructor;&what;',
  );
});

test('names in capitals are known, mixed ones are other characters, and no reference makes a NUL', () => {
  expect(decodeEntities('&AMP;&#X41; &Lt;&#0;')).toBe('&A &Lt;&#0;');
});
