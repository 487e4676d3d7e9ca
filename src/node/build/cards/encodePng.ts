import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';

const deflateAside = promisify(deflate);

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const DEPTH = 8;
const BY_PALETTE = 3;
/** Flat pictures: beyond it takes twice the time for files a tenth smaller. */
const LEVEL = 4;

export interface IndexedPicture {
  readonly width: number;
  readonly height: number;
  /** Row by row, each with a nought before it: the number of a colour for each pixel. */
  readonly rows: Uint8Array;
  /** Red, green and blue of each colour. */
  readonly palette: readonly (readonly [number, number, number])[];
}

/** A PNG of at most 256 colours. An encoder that takes all colours and looks for the best few costs ten times as much. */
export async function encodePng({ width, height, rows, palette }: IndexedPicture): Promise<Uint8Array> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([DEPTH, BY_PALETTE], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Uint8Array.from(palette.flat())),
    chunk('IDAT', await deflateAside(rows, { level: LEVEL, memLevel: 9, chunkSize: 128 * 1024 })),
    chunk('IEND', new Uint8Array()),
  ]);
}

function chunk(name: string, data: Uint8Array): Buffer {
  const whole = Buffer.alloc(data.length + 12);
  whole.writeUInt32BE(data.length, 0);
  whole.write(name, 4, 'latin1');
  whole.set(data, 8);
  whole.writeUInt32BE(crc32(whole.subarray(4, data.length + 8)), data.length + 8);
  return whole;
}
