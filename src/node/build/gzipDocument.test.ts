import { gunzipSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { gzipDocument } from './gzipDocument.ts';

const STYLES = Array.from({ length: 900 }, (_, n) => `.c${n}{order:${n * 7}}`).join('');
const documentOf = (title: string, text: string, styles = STYLES) =>
  Buffer.from(`<title>${title}</title><style>${styles}</style><script>boot()</script>${text}`);

it('what is unpacked is the document, whatever stands in it', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constant('word '.repeat(9000)),
    fc.constant(STYLES),
  );
  const styles = fc.constantFrom(STYLES, `${STYLES}p{}`, '', 'a'.repeat(40_000));
  const whole = fc.tuple(fc.string(), text, styles).map(([title, ...rest]) => documentOf(title, ...rest));
  const cut = fc.tuple(whole, fc.nat(60_000)).map(([bytes, length]) => bytes.subarray(0, length));
  fc.assert(
    fc.property(fc.oneof(whole, cut, text.map(Buffer.from)), (bytes) => {
      expect(gunzipSync(gzipDocument(bytes)).equals(bytes)).toBe(true);
    }),
    { numRuns: 40 },
  );
});

it.each([
  ['the first', documentOf('One', STYLES.slice(99))],
  ['another', documentOf('Two', 'word '.repeat(500))],
])('%s document is no larger for the part that it shares', (_, bytes) => {
  expect(gzipDocument(bytes).length).toBeLessThan(gzipSync(bytes, { level: 1 }).length * 1.01);
});
