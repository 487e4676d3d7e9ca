import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/**
 * How much work it is worth to make a file small: an asset is written once and read for long, the page of a text is read
 * most, of other pages there may be many, feeds are long and say what the pages say, and the code of others is so large
 * that the last tenth would take seconds.
 */
export type FileKind = 'feed' | 'page' | 'text' | 'asset' | 'library';

/** Not `.md`: every page has one beside it, and few ask for it, so that hosts may compress it when they are asked. */
const COMPRESSIBLE = /\.(?:html|css|js|mjs|json|svg|xml|txt|webmanifest|map)$/;

/** Whether a file of this name gets a `.br` and a `.gz` beside it. */
export function isCompressible(file: string): boolean {
  return COMPRESSIBLE.test(file);
}

const QUALITY: Readonly<Record<FileKind, number>> = {
  feed: 3,
  page: 5,
  text: constants.BROTLI_MAX_QUALITY,
  asset: constants.BROTLI_MAX_QUALITY,
  library: 9,
};

/** The compressed twins of a file. */
export function compress(bytes: Uint8Array, kind: FileKind): { readonly br: Buffer; readonly gz: Buffer } {
  const isAsset = kind === 'asset' || kind === 'library';
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: QUALITY[kind],
    // A page fits into a small window, which is quicker to set up.
    [constants.BROTLI_PARAM_LGWIN]: isAsset ? constants.BROTLI_DEFAULT_WINDOW : 16,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  // Whole in one piece: joining the usual small ones takes a sixth of the time.
  const chunkSize = 64 * 1024;
  return {
    br: brotliCompressSync(bytes, { params, chunkSize }),
    gz: gzipSync(bytes, {
      level: isAsset ? constants.Z_BEST_COMPRESSION : constants.Z_BEST_SPEED,
      chunkSize,
    }),
  };
}
