import { expect, test } from 'vitest';
import { cdataOf, escapeXml } from './escapeXml.ts';

const HOSTILE = '<a href="x">&]]>\0\u001f\ud800 \ud83d\ude00 \udc00\ufffe\n\t';

test('an element or an attribute holds any text', () => {
  expect(escapeXml(HOSTILE)).toBe(
    '&lt;a href=&quot;x&quot;&gt;&amp;]]&gt;\ufffd\ufffd\ufffd \ud83d\ude00 \ufffd\ufffd\n\t',
  );
});

test('a section of characters holds its own end', () => {
  expect(cdataOf(HOSTILE)).toBe(
    '<![CDATA[<a href="x">&]]]]><![CDATA[>\ufffd\ufffd\ufffd \ud83d\ude00 \ufffd\ufffd\n\t]]>',
  );
});
