import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '#model/diagnostic.ts';
import type { Text } from '#model/site.ts';
import { findPicture } from '../images/findPicture.ts';
import type { ImagePipeline } from '../images/imagePipeline.ts';
import { locateInFile } from '../links/locateInSource.ts';
import { createFileLookup, STATIC_FOLDER } from '../links/siteFiles.ts';
import type { RouteIndex } from '../links/routeIndex.ts';
import type { OutputFile } from '../outputFile.ts';
import { picturesOf } from '../resolvedTexts.ts';
import { MAX_PUBLISHED_BYTES, MAX_SOURCE_BYTES, MAX_SOURCE_PIXELS } from './pictureLimits.ts';

export interface PictureReview {
  readonly siteDir: string;
  readonly basePath: string;
  readonly texts: readonly Text[];
  readonly index: Pick<RouteIndex, 'translationsOf'>;
  /** With the pictures of all texts made ready. */
  readonly pictures: Pick<ImagePipeline, 'pictureOf'>;
  readonly staticFiles: readonly OutputFile[];
}

const PICTURE_FILE = /\.(?:avif|bmp|gif|jpe?g|png|svg|webp)$/i;

/** Pictures that are larger than any reader needs, each once. */
export function checkPictureSizes(review: PictureReview): Diagnostic[] {
  const inTexts = picturesInTexts(review);
  const seen = new Set(inTexts.map(({ file }) => file));
  const copied = review.staticFiles
    .map(({ file }) => `${STATIC_FOLDER}/${file}`)
    .filter((file) => PICTURE_FILE.test(file) && !seen.has(file))
    .map((file) => ({ file, place: { file, line: 1, column: 1 }, isSource: false, pixels: 0 }));
  return [...inTexts, ...copied].flatMap((picture) => {
    const bytes = statSync(join(review.siteDir, picture.file)).size;
    const fault = describe({ ...picture, bytes });
    return fault === null
      ? []
      : [{ ...picture.place, severity: 'warning', code: 'images/oversize', ...fault }];
  });
}

interface FoundPicture {
  /** Relative to the site's folder. */
  readonly file: string;
  readonly place: Pick<Diagnostic, 'file' | 'line' | 'column'>;
  /** Whether smaller ones are made of it. */
  readonly isSource: boolean;
  /** Of its longer side. */
  readonly pixels: number;
}

function picturesInTexts({ siteDir, basePath, texts, index, pictures }: PictureReview): FoundPicture[] {
  const hasFile = createFileLookup(siteDir);
  const found = new Map<string, FoundPicture>();
  for (const text of texts) {
    const { file: textFile } = text.entry;
    for (const src of picturesOf(text)) {
      const source = findPicture(src, { basePath, hasFile, files: index.translationsOf(textFile) });
      const picture = pictures.pictureOf(textFile, src);
      if (source.kind !== 'file' || picture === null || found.has(source.file)) continue;
      found.set(source.file, {
        file: source.file,
        place: locateInFile(siteDir, textFile, src),
        isSource: picture.sources.length > 0,
        pixels: Math.max(picture.size?.width ?? 0, picture.size?.height ?? 0),
      });
    }
  }
  return [...found.values()];
}

function describe(
  picture: Pick<FoundPicture, 'file' | 'isSource' | 'pixels'> & { readonly bytes: number },
): Pick<Diagnostic, 'message' | 'hint'> | null {
  const { file, isSource, pixels, bytes } = picture;
  if (!isSource && bytes > MAX_PUBLISHED_BYTES)
    return {
      message: `The picture '${file}' has ${kilobytes(bytes)}, and is published as it is: more than ${kilobytes(MAX_PUBLISHED_BYTES)}.`,
      hint: 'Make it smaller, or show it from a text as PNG, JPEG or WebP: the build then makes what each reader needs.',
    };
  if (isSource && (pixels > MAX_SOURCE_PIXELS || bytes > MAX_SOURCE_BYTES))
    return {
      message: `The picture '${file}' has ${pixels} pixels and ${kilobytes(bytes)}: more than the ${MAX_SOURCE_PIXELS} pixels or ${kilobytes(MAX_SOURCE_BYTES)} that are of use.`,
      hint: `Scale it down: readers get at most what a column of text shows.`,
    };
  return null;
}

function kilobytes(bytes: number): string {
  return `${Math.ceil(bytes / 1000)} KB`;
}
