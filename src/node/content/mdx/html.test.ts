import { expect, test } from 'vitest';
import { decodeEntities } from './html.ts';

test('entities are decoded, and those that nobody knows stay', () => {
  expect(decodeEntities('&lt;a&gt; &amp; &#65;&#x42; &nbsp;&constructor;&what;')).toBe(
    '<a> & AB \u00A0&constructor;&what;',
  );
});
