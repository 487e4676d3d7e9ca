import { PictureError } from '../images/encodePicture.ts';

/** How an icon is drawn from the one picture that the owner gave. */
export interface IconShape {
  readonly name: string;
  readonly size: number;
  /** What the picture stands on; null leaves it see-through. */
  readonly background: string | null;
  /** How much of the icon's width the picture takes. */
  readonly share: number;
}

const POINTS_PER_INCH = 72;
const SEE_THROUGH = { r: 0, g: 0, b: 0, alpha: 0 };

/** Draws an SVG as a PNG. Throws a `PictureError` if it is not one. */
export async function drawIcon(svg: Uint8Array, { size, background, share }: IconShape): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  const inner = Math.round(size * share);
  const before = Math.floor((size - inner) / 2);
  const after = size - inner - before;
  try {
    const { width, height, format } = await sharp(svg).metadata();
    if (format !== 'svg') throw new PictureError(`it is a picture of the kind '${format}'`);
    const density = (POINTS_PER_INCH * inner) / Math.max(width, height);
    const drawn = sharp(svg, { density: Math.min(Math.max(density, 1), 10_000) })
      .resize(inner, inner, { fit: 'contain', background: SEE_THROUGH })
      .extend({ top: before, left: before, bottom: after, right: after, background: SEE_THROUGH });
    // Laid on its ground in a second go: within one, the encoder does that first.
    const png = await drawn.png().toBuffer();
    const whole = background === null ? sharp(png) : sharp(png).flatten({ background });
    return await whole.png({ compressionLevel: 9, palette: true }).toBuffer();
  } catch (error) {
    if (error instanceof PictureError) throw error;
    throw new PictureError('it cannot be read', { cause: error });
  }
}
