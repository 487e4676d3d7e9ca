import type { Shape } from './cardShapes.ts';
import type { Letter } from './typeface.ts';

/** How much of each pixel a drawing covers, from 0 to 15, and where that lies from its origin. */
export interface Mask {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly levels: Uint8Array;
}

/** A letter at one size. */
export interface SizedLetter {
  readonly letter: Letter;
  readonly size: number;
}

/** Levels of cover: more are not seen, and each takes a colour of the palette for every ink. */
export const LEVELS = 16;
const SHEET_WIDTH = 2000;

export async function maskOfShape({ svg, size }: Shape): Promise<Mask> {
  return { left: 0, top: 0, width: size, height: size, levels: await coverOf(svg) };
}

/** Draws all letters on one sheet, which costs hardly more than drawing one, and cuts them out. In the order given. */
export async function masksOfLetters(wanted: readonly SizedLetter[]): Promise<Mask[]> {
  if (wanted.length === 0) return [];
  const cells = layOut(wanted);
  const height = Math.max(...cells.map(({ y, mask }) => y + mask.height));
  // A path for each: within one, how an edge is smoothed would depend on what else lies in its row.
  const paths = cells.map(
    ({ x, y, mask, letter, size }) =>
      `<path transform="translate(${x - mask.left} ${y - mask.top})" d="${letter.outline(size)}"/>`,
  );
  const sheet = await coverOf(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SHEET_WIDTH}" height="${height}">${paths.join('')}</svg>`,
  );
  return cells.map(({ x, y, mask }) => {
    const levels = new Uint8Array(mask.width * mask.height);
    for (let row = 0; row < mask.height; row += 1) {
      const start = (y + row) * SHEET_WIDTH + x;
      levels.set(sheet.subarray(start, start + mask.width), row * mask.width);
    }
    return { ...mask, levels };
  });
}

interface Cell extends SizedLetter {
  readonly x: number;
  readonly y: number;
  readonly mask: Omit<Mask, 'levels'>;
}

/** In rows, from left to right. */
function layOut(wanted: readonly SizedLetter[]): Cell[] {
  let [x, y, rowHeight] = [0, 0, 0];
  return wanted.map(({ letter, size }) => {
    const { box } = letter;
    const left = Math.floor(box.left * size) - 1;
    const top = Math.floor(box.top * size) - 1;
    const width = Math.ceil(box.right * size) + 1 - left;
    const height = Math.ceil(box.bottom * size) + 1 - top;
    if (x + width > SHEET_WIDTH) [x, y, rowHeight] = [0, y + rowHeight, 0];
    const cell = { letter, size, x, y, mask: { left, top, width, height } };
    x += width;
    rowHeight = Math.max(rowHeight, height);
    return cell;
  });
}

/** One level for each pixel of a drawing. */
async function coverOf(svg: string): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  const cover: Uint8Array = await sharp(Buffer.from(svg)).extractChannel('alpha').raw().toBuffer();
  for (let index = 0; index < cover.length; index += 1)
    cover[index] = Math.round(((cover[index] ?? 0) * (LEVELS - 1)) / 255);
  return cover;
}
