import { MOBILE_MAX_WIDTH } from '#model/constants.ts';
import { formatAttributes } from '../links/htmlTag.ts';
import type { Picture } from './loadPicture.ts';
import type { PictureSize } from './pictureSize.ts';

/** Width of the text column in px: 46rem. */
const COLUMN_WIDTH = 736;

/**
 * Markup of a picture, given the attributes that its author wrote; null for one that stays where it is. Where the author
 * offers files to choose from, in a `srcset` or a `<picture>` around it, ours would take their place, so there are none.
 */
export function renderImage(
  written: ReadonlyMap<string, string>,
  picture: Picture | null,
  isInPicture = false,
): string {
  const attributes = new Map(written);
  attributes.set('src', picture?.src ?? written.get('src') ?? '');
  // Of the file itself: readers of feeds have no style that keeps a larger one within the column.
  if (picture?.srcSize) setSize(attributes, picture.srcSize);
  for (const [name, value] of [
    ['alt', ''],
    ['loading', 'lazy'],
    ['decoding', 'async'],
  ] as const) {
    if (!attributes.has(name)) attributes.set(name, value);
  }
  const image = `<img${formatAttributes(attributes)}>`;
  const isChosen = isInPicture || written.has('srcset');
  if (!picture || picture.sources.length === 0 || isChosen) return image;
  const sizes = sizesOf(attributes);
  const sources = picture.sources.map(({ type, files }) => {
    const srcset = files.map(({ href, width }) => `${href} ${width}w`).join(', ');
    return `<source${formatAttributes([
      ['type', type],
      ['srcset', srcset],
      ['sizes', sizes],
    ])}>`;
  });
  return `<picture>${sources.join('')}${image}</picture>`;
}

/** Fills in what the author left out, in the proportions of the picture; a width such as '50%' leaves the height open. */
function setSize(attributes: Map<string, string>, { width, height }: PictureSize): void {
  const writtenWidth = attributes.get('width');
  const writtenHeight = attributes.get('height');
  if (writtenWidth === undefined) {
    const pixels = writtenHeight === undefined ? width : scaled(writtenHeight, width / height);
    if (pixels !== null) attributes.set('width', String(pixels));
  }
  if (writtenHeight === undefined) {
    const pixels = writtenWidth === undefined ? height : scaled(writtenWidth, height / width);
    if (pixels !== null) attributes.set('height', String(pixels));
  }
}

function scaled(length: string, factor: number): number | null {
  return /^\d+(?:px)?$/.test(length) ? Math.max(1, Math.round(Number.parseInt(length, 10) * factor)) : null;
}

function sizesOf(attributes: ReadonlyMap<string, string>): string {
  const width = Number(attributes.get('width'));
  if (width > 0 && width < COLUMN_WIDTH) return `(max-width: ${width}px) 100vw, ${width}px`;
  return `(max-width: ${MOBILE_MAX_WIDTH}px) 100vw, ${COLUMN_WIDTH / 16}rem`;
}
