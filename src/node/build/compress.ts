import { basename } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { FEED_NAMES } from './feeds/feedNames.ts';

/**
 * How much work it is worth to make a file small: an asset is written once and read for long, the page of a text is read
 * most, of other pages there may be many, and the code of others is so large that the last tenth would take seconds.
 */
export type FileKind = 'page' | 'text' | 'asset' | 'library';

/** Ending of the compressed twin beside a file. */
export const TWIN = '.br';

const COMPRESSIBLE = /\.(?:html|css|js|mjs|json|svg|xml|txt|webmanifest|map)$/;
const FEEDS: ReadonlySet<string> = new Set(Object.values(FEED_NAMES));

/**
 * Whether a file of this name gets a twin beside it. Feeds and `.md` copies do not: there are many, they say once more
 * what the pages say, and few ask for them, so that they are compressed when they are asked for.
 */
export function isCompressible(file: string): boolean {
  return COMPRESSIBLE.test(file) && !FEEDS.has(basename(file));
}

const QUALITY: Readonly<Record<FileKind, number>> = {
  page: 5,
  text: constants.BROTLI_MAX_QUALITY,
  asset: constants.BROTLI_MAX_QUALITY,
  library: 9,
};

/** The bytes of the compressed twin. */
export function compress(bytes: Uint8Array, kind: FileKind): Buffer {
  const isAsset = kind === 'asset' || kind === 'library';
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: QUALITY[kind],
    // A page fits into a small window, which is quicker to set up.
    [constants.BROTLI_PARAM_LGWIN]: isAsset ? constants.BROTLI_DEFAULT_WINDOW : 16,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  // Whole in one piece: joining the usual small ones takes a sixth of the time.
  return brotliCompressSync(bytes, { params, chunkSize: 64 * 1024 });
}
