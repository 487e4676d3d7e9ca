import { expect, test } from 'vitest';
import { encodePng } from '../cards/encodePng.ts';
import { isWholePng } from './isWholePng.ts';

test('a PNG that was cut anywhere, or lost a part, is not whole', async () => {
  const rows = Uint8Array.from({ length: 200 * 201 }, (_, index) => (index % 201 === 0 ? 0 : index % 2));
  const palette = [
    [0, 0, 0],
    [255, 255, 255],
  ] as const;
  const png = Buffer.from(await encodePng({ width: 200, height: 200, rows, palette }));
  expect(isWholePng(png)).toBe(true);
  for (let length = 0; length < png.length; length++) {
    expect(isWholePng(png.subarray(0, length)), `${length} of ${png.length} bytes`).toBe(false);
    expect(isWholePng(Buffer.concat([png.subarray(0, length), Buffer.alloc(png.length - length)]))).toBe(
      false,
    );
  }
});
