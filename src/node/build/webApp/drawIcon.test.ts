import sharp from 'sharp';
import { expect, it } from 'vitest';
import { defaultIcon } from './defaultIcon.ts';
import { drawIcon } from './drawIcon.ts';

const wide = new TextEncoder().encode(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 2"><rect width="4" height="2" fill="#f00"/></svg>',
);

async function pixelsOf(png: Buffer): Promise<(x: number, y: number) => number[]> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return (x, y) => [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)];
}

it('fits a picture of any proportions into a square, sharp and see-through around it', async () => {
  const png = await drawIcon(wide, { name: 'icon', size: 192, background: null, share: 1 });
  const at = await pixelsOf(png);
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 192, height: 192 });
  expect([at(96, 96), at(2, 96)]).toEqual([
    [255, 0, 0, 255],
    [255, 0, 0, 255],
  ]);
  expect([at(96, 2)[3], at(96, 40)[3]]).toEqual([0, 0]);
});

it('leaves room around a maskable icon and fills it with the ground', async () => {
  const shape = { name: 'maskable', size: 512, background: '#0000ff', share: 2 / 3 };
  const at = await pixelsOf(await drawIcon(wide, shape));
  expect([at(256, 256), at(40, 256), at(0, 0), at(511, 511)]).toEqual([
    [255, 0, 0, 255],
    [0, 0, 255, 255],
    [0, 0, 255, 255],
    [0, 0, 255, 255],
  ]);
});

it('draws the same bytes every time', async () => {
  const svg = new TextEncoder().encode(defaultIcon('#0b6e66'));
  const shape = { name: 'icon', size: 192, background: null, share: 1 };
  expect(await drawIcon(svg, shape)).toEqual(await drawIcon(svg, shape));
});

it('says what is wrong with a picture that is no drawing', async () => {
  const shape = { name: 'icon', size: 192, background: null, share: 1 };
  const png = await drawIcon(wide, shape);
  await expect(drawIcon(png, shape)).rejects.toThrow("it is a picture of the kind 'png'");
  await expect(drawIcon(new TextEncoder().encode('words'), shape)).rejects.toThrow('it cannot be read');
});
