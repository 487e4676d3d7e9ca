export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

const SVG_TAG = /<svg(?=[\s>])(?:[^>"']|"[^"]*"|'[^']*')*>/i;

/** Whether the text is an SVG drawing at all. */
export function isSvg(text: string): boolean {
  return SVG_TAG.test(text);
}

/** Size of an SVG in px, from `width` and `height` or the view box; null if it has none. */
export function svgSize(text: string): PictureSize | null {
  const tag = SVG_TAG.exec(text)?.[0] ?? '';
  const [width, height] = [lengthIn(tag, 'width'), lengthIn(tag, 'height')];
  const box =
    attributeIn(tag, 'viewBox')
      ?.trim()
      .split(/[\s,]+/)
      .map(Number) ?? [];
  const [, , boxWidth = 0, boxHeight = 0] = box;
  const ratio = boxWidth > 0 && boxHeight > 0 ? boxHeight / boxWidth : null;
  if (width !== null && height !== null) return rounded(width, height);
  if (ratio === null) return null;
  if (width !== null) return rounded(width, width * ratio);
  if (height !== null) return rounded(height / ratio, height);
  return rounded(boxWidth, boxHeight);
}

function attributeIn(tag: string, name: string): string | null {
  const match = new RegExp(String.raw`\s${name}\s*=\s*(?:"([^"]*)"|'([^']*)')`).exec(tag);
  return match?.[1] ?? match?.[2] ?? null;
}

/** A length in px; others, such as `100%` or `2em`, depend on where the drawing stands. */
function lengthIn(tag: string, name: string): number | null {
  const match = /^\s*(\d+(?:\.\d+)?)(?:px)?\s*$/.exec(attributeIn(tag, name) ?? '');
  const length = Number(match?.[1]);
  return length > 0 ? length : null;
}

function rounded(width: number, height: number): PictureSize {
  return { width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(height)) };
}

/** Size of a GIF from its header, or null if it is none. */
export function gifSize(bytes: Buffer): PictureSize | null {
  if (bytes.length < 14 || !/^GIF8[79]a$/.test(bytes.toString('latin1', 0, 6))) return null;
  const [width, height] = [bytes.readUInt16LE(6), bytes.readUInt16LE(8)];
  return width > 0 && height > 0 ? { width, height } : null;
}

/** Size of a PNG from its header, or null if it is none. */
export function pngSize(bytes: Buffer): PictureSize | null {
  if (bytes.length < 24 || bytes.toString('latin1', 0, 8) !== '\x89PNG\r\n\x1a\n') return null;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** Whether a PNG is animated: it then has a control chunk before its data. */
export function isAnimatedPng(bytes: Buffer): boolean {
  if (bytes.toString('latin1', 1, 4) !== 'PNG') return false;
  const control = bytes.indexOf('acTL', 8, 'latin1');
  const data = bytes.indexOf('IDAT', 8, 'latin1');
  return control !== -1 && data !== -1 && control < data;
}
