import { readFile, stat } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { errorCode } from '../../content/errorCode.ts';
import { hashOf, shortHash } from '../../content/hash.ts';
import { assetName, hashedName } from '../links/assetName.ts';
import type { EmittedFile } from '../links/assetStore.ts';
import { ENCODING, encodePicture, PictureError, TooLargeError } from './encodePicture.ts';
import { readCachedPicture, writeCachedPicture, type CachedPicture } from './pictureCache.ts';
import { gifSize, isSvg, svgSize, type PictureSize } from './pictureSize.ts';

/** A picture ready for HTML; every href is final. */
export interface Picture {
  /** For browsers without modern formats, and for social networks. */
  readonly src: string;
  /** Size in px of that file, where it is known. */
  readonly srcSize: PictureSize | null;
  /** Size in px of the whole picture, or null if it has none of its own. */
  readonly size: PictureSize | null;
  /** Modern formats, best first. */
  readonly sources: readonly PictureVariants[];
}

export interface PictureVariants {
  readonly type: string;
  readonly files: readonly { readonly href: string; readonly width: number }[];
}

export interface LoadedPicture {
  readonly picture: Picture;
  readonly emitted: readonly EmittedFile[];
  /** Names what the cache has of it, if anything. */
  readonly cacheKey?: string;
}

export interface PictureLoading {
  readonly siteDir: string;
  readonly cacheDir: string;
  readonly basePath: string;
  readonly hasVariants: boolean;
}

const MAX_BYTES = 50_000_000;
const FOLDER = 'assets/img';

/** Where the cache has pictures in the formats and sizes that were made of them. */
export function pictureFolder(cacheDir: string): string {
  return join(cacheDir, 'images');
}

/** Reads one picture of the site and makes what is not in the cache. Throws PictureError if it cannot be used. */
export async function loadPicture(file: string, loading: PictureLoading): Promise<LoadedPicture> {
  const bytes = await readBytes(join(loading.siteDir, file));
  const extension = posix.extname(file).toLowerCase();
  switch (extension) {
    case '.svg':
      return asItIs(file, bytes, readSvg(bytes), loading);
    case '.gif':
      return asItIs(file, bytes, readGif(bytes), loading);
    case '.ico':
    case '.bmp':
      return asItIs(file, bytes, null, loading);
    default:
      return withVariants(file, bytes, loading);
  }
}

async function readBytes(path: string): Promise<Buffer> {
  let bytes: Buffer;
  try {
    const { size } = await stat(path);
    if (size > MAX_BYTES) throw new TooLargeError(`has ${size} bytes, more than the ${MAX_BYTES} allowed`);
    bytes = await readFile(path);
  } catch (error) {
    if (errorCode(error) !== '') throw new PictureError(`cannot be read (${errorCode(error)})`);
    throw error;
  }
  if (bytes.length === 0) throw new PictureError('is empty');
  return bytes;
}

function readSvg(bytes: Buffer): PictureSize | null {
  const text = bytes.toString('utf8');
  if (!isSvg(text)) throw new PictureError('is not an SVG drawing: it has no <svg> element');
  return svgSize(text);
}

function readGif(bytes: Buffer): PictureSize {
  const size = gifSize(bytes);
  if (size === null) throw new PictureError('is not a GIF: its header is wrong');
  return size;
}

function asItIs(
  file: string,
  bytes: Buffer,
  size: PictureSize | null,
  { basePath, siteDir }: PictureLoading,
): LoadedPicture {
  const path = `${FOLDER}/${hashedName(file, bytes)}`;
  return {
    picture: { src: basePath + path, srcSize: size, size, sources: [] },
    emitted: [{ path, source: join(siteDir, file) }],
  };
}

async function withVariants(file: string, bytes: Buffer, loading: PictureLoading): Promise<LoadedPicture> {
  const key = hashOf(bytes, ENCODING, String(loading.hasVariants));
  const folder = join(pictureFolder(loading.cacheDir), key);
  const cached =
    readCachedPicture(folder) ?? writeCachedPicture(folder, await encodePicture(bytes, loading.hasVariants));
  const { width, height } = cached;
  const loaded =
    cached.files.length === 0
      ? asItIs(file, bytes, { width, height }, loading)
      : published(cached, folder, `${FOLDER}/${assetName(file)}-${shortHash(key)}`, loading.basePath);
  return { ...loaded, cacheKey: key };
}

function published(cached: CachedPicture, folder: string, stem: string, basePath: string): LoadedPicture {
  const emitted: EmittedFile[] = [];
  const variants = new Map<string, { href: string; width: number }[]>();
  for (const { name, width, type } of cached.files) {
    const path = `${stem}-${width}${posix.extname(name)}`;
    emitted.push({ path, source: join(folder, name) });
    variants.set(type, [...(variants.get(type) ?? []), { href: basePath + path, width }]);
  }
  const { width, height } = cached;
  const fallbackType = cached.files.at(-1)?.type ?? '';
  const fallback = variants.get(fallbackType)?.at(-1) ?? { href: '', width };
  variants.delete(fallbackType);
  const picture = {
    src: fallback.href,
    srcSize: { width: fallback.width, height: Math.round((height * fallback.width) / width) },
    size: { width, height },
    sources: [...variants].map(([type, files]) => ({ type, files })),
  };
  return { picture, emitted };
}
