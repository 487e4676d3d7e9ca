import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

export type FileKind = 'page' | 'asset';

const COMPRESSIBLE = /\.(?:html|css|js|mjs|json|svg|xml|txt|md|webmanifest|map)$/;

/** Whether a file of this name gets a `.br` and a `.gz` beside it. */
export function isCompressible(file: string): boolean {
  return COMPRESSIBLE.test(file);
}

/** The compressed twins of a file. Pages are written often and get a quick setting, assets the best. */
export function compress(bytes: Uint8Array, kind: FileKind): { readonly br: Buffer; readonly gz: Buffer } {
  const isPage = kind === 'page';
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: isPage ? 5 : constants.BROTLI_MAX_QUALITY,
    // A page fits into a small window, which is quicker to set up.
    [constants.BROTLI_PARAM_LGWIN]: isPage ? 16 : constants.BROTLI_DEFAULT_WINDOW,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  // Whole in one piece: joining the usual small ones takes a sixth of the time.
  const chunkSize = 64 * 1024;
  return {
    br: brotliCompressSync(bytes, { params, chunkSize }),
    gz: gzipSync(bytes, { level: isPage ? constants.Z_BEST_SPEED : constants.Z_BEST_COMPRESSION, chunkSize }),
  };
}
