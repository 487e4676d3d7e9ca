import type { Metadata, Sharp, SharpOptions } from 'sharp';
import { isAnimatedPng, type PictureSize } from './pictureSize.ts';

/** One file made from a picture. */
export interface EncodedFile {
  /** Name within the cache entry, such as '800.avif'. */
  readonly name: string;
  readonly width: number;
  readonly type: string;
  readonly bytes: Buffer;
}

/** `files` is empty for a picture that is published as it is. */
export interface EncodedPicture extends PictureSize {
  readonly files: readonly EncodedFile[];
}

/** A picture that cannot be used, with the reason as the end of a sentence. */
export class PictureError extends Error {
  override readonly name = 'PictureError';
}

/** One that has nothing wrong but its size. */
export class TooLargeError extends PictureError {}

const WIDTHS = [480, 800, 1200];
export const WIDEST = 1600;
/** The one file for browsers without modern formats, and for social networks, has at least this width if the picture has. */
const FALLBACK_WIDTH = 1200;
/** Decoded this takes 200 MB; phones make pictures of up to 50 million pixels. */
const MAX_PIXELS = 51_000_000;
/** Neither WebP nor AVIF goes beyond. */
const MAX_ENCODED_SIDE = 16_000;
/** Above effort 2 AVIF takes 15 times as long for files a tenth smaller. */
const AVIF = { quality: 52, effort: 2 };
const WEBP = { quality: 76, effort: 4 };
const JPEG = { quality: 80, mozjpeg: true };
const PNG = { compressionLevel: 9 };

/** Names all of the above: it goes into the cache key, with the version of the encoder. */
export const ENCODING = JSON.stringify([
  2,
  'sharp 0.35.5',
  WIDTHS,
  WIDEST,
  FALLBACK_WIDTH,
  AVIF,
  WEBP,
  JPEG,
  PNG,
]);

const READING: SharpOptions = { failOn: 'error', limitInputPixels: MAX_PIXELS };

/** Reads a picture and makes its variants: each modern format in several widths, and one in the format it came in. */
export async function encodePicture(bytes: Buffer, hasVariants: boolean): Promise<EncodedPicture> {
  const { default: sharp } = await import('sharp');
  // The pipeline bounds how many pictures are open at once; threads and caches of the encoder would multiply that.
  sharp.concurrency(1);
  sharp.cache(false);
  const metadata = await readMetadata(sharp(bytes, { ...READING, limitInputPixels: false }));
  const size = { width: metadata.autoOrient.width, height: metadata.autoOrient.height };
  if (!hasVariants || isKeptAsItIs(metadata, bytes)) return { ...size, files: [] };
  const open = (width: number): Sharp => sharp(bytes, READING).autoOrient().resize({ width });
  const widths = widthsOf(size.width);
  try {
    return { ...size, files: await makeFiles({ metadata, bytes, size, widths, open }) };
  } catch (error) {
    throw new PictureError(`cannot be decoded: ${firstLine(error)}`);
  }
}

/** Widths to make of a picture: never more than it has, and none that is nearly the same as the next. */
export function widthsOf(width: number): number[] {
  const widest = Math.min(width, WIDEST);
  return [...WIDTHS.filter((candidate) => candidate < widest * 0.9), widest];
}

async function readMetadata(picture: Sharp): Promise<Metadata> {
  let metadata: Metadata;
  try {
    metadata = await picture.metadata();
  } catch (error) {
    throw new PictureError(`is not a picture that can be read: ${firstLine(error)}`);
  }
  const { width, height } = metadata;
  if (width * height > MAX_PIXELS) {
    throw new TooLargeError(
      `has ${width} x ${height} pixels, more than the ${MAX_PIXELS / 1_000_000} million allowed`,
    );
  }
  return metadata;
}

/** Moving pictures would lose their movement; very long ones exceed the modern formats. */
function isKeptAsItIs(metadata: Metadata, bytes: Buffer): boolean {
  const longest = Math.max(metadata.width, metadata.height);
  return (metadata.pages ?? 1) > 1 || longest > MAX_ENCODED_SIDE || isAnimatedPng(bytes);
}

interface Encoding {
  readonly metadata: Metadata;
  readonly bytes: Buffer;
  readonly size: PictureSize;
  readonly widths: readonly number[];
  readonly open: (width: number) => Sharp;
}

async function makeFiles(encoding: Encoding): Promise<EncodedFile[]> {
  const fallback = await makeFallback(encoding);
  const files: EncodedFile[] = [];
  for (const format of ['avif', 'webp'] as const) {
    if (fallback.type === `image/${format}`) continue;
    const made: EncodedFile[] = [];
    for (const width of encoding.widths) {
      const picture = encoding.open(width);
      const bytes = await (format === 'avif' ? picture.avif(AVIF) : picture.webp(WEBP)).toBuffer();
      made.push({ name: `${width}.${format}`, width, type: `image/${format}`, bytes });
    }
    // Few pixels or flat colours may take less as they came.
    const sameWidth = made.find(({ width }) => width === fallback.width);
    if (sameWidth && sameWidth.bytes.length < fallback.bytes.length) files.push(...made);
  }
  return [...files, fallback];
}

/** Encoded anew in any case but one, so that nothing but the picture is published: no place, no camera. */
async function makeFallback({ metadata, bytes, size, widths, open }: Encoding): Promise<EncodedFile> {
  const width = widths.find((candidate) => candidate >= FALLBACK_WIDTH) ?? size.width;
  const picture = open(width);
  const file = (extension: string, type: string, made: Buffer): EncodedFile => ({
    name: `fallback.${extension}`,
    width,
    type,
    bytes: made,
  });
  if (metadata.format === 'webp') return file('webp', 'image/webp', await picture.webp(WEBP).toBuffer());
  if (metadata.format === 'jpeg' || (!metadata.hasAlpha && metadata.format !== 'png')) {
    return file('jpg', 'image/jpeg', await picture.jpeg(JPEG).toBuffer());
  }
  const made = await picture.png(PNG).toBuffer();
  const isBetterAsItIs =
    metadata.format === 'png' && width === size.width && !metadata.exif && bytes.length <= made.length;
  return file('png', 'image/png', isBetterAsItIs ? bytes : made);
}

function firstLine(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.split('\n', 1)[0] ?? message;
}
