import { basename } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { isSearchPart } from '#search/indexHref.ts';
import { FEED_NAMES } from './feeds/feedNames.ts';
import { gzipDocument } from './gzipDocument.ts';

/**
 * How much work it is worth to make a file small: an asset is written once and read for long, the page of a text is read
 * most, of other pages there may be many, and the code of others is so large that the last tenth would take seconds.
 */
export type FileKind = 'page' | 'text' | 'asset' | 'library';

/** Endings of the compressed twins that may lie beside a file. */
export const TWINS = ['.br', '.gz'] as const;

export type Twin = (typeof TWINS)[number];

const COMPRESSIBLE = /\.(?:html|css|js|mjs|json|svg|xml|txt|webmanifest|map)$/;
const FEEDS: ReadonlySet<string> = new Set(Object.values(FEED_NAMES));
const NO_TWINS: readonly Twin[] = [];
const BROTLI: readonly Twin[] = ['.br'];

/**
 * Which twins a file of this name gets. Feeds and `.md` copies have none: there are many, they say once more what the
 * pages say, and few ask for them, so that they are compressed when they are asked for. Of the search index there are
 * many files too, which only scripts fetch.
 */
export function twinsOf(file: string): readonly Twin[] {
  if (!COMPRESSIBLE.test(file) || FEEDS.has(basename(file))) return NO_TWINS;
  return isSearchPart(basename(file)) ? BROTLI : TWINS;
}

const QUALITY: Readonly<Record<FileKind, number>> = {
  page: 5,
  text: constants.BROTLI_MAX_QUALITY,
  asset: constants.BROTLI_MAX_QUALITY,
  library: 9,
};

/** The bytes of a compressed twin. */
export function compress(bytes: Uint8Array, kind: FileKind, twin: Twin): Buffer {
  const isAsset = kind === 'asset' || kind === 'library';
  // Whole in one piece: joining the usual small ones takes a sixth of the time.
  const chunkSize = 64 * 1024;
  if (twin === '.gz') {
    return isAsset
      ? gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION, chunkSize })
      : gzipDocument(bytes);
  }
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: QUALITY[kind],
    // A page fits into a small window, which is quicker to set up.
    [constants.BROTLI_PARAM_LGWIN]: isAsset ? constants.BROTLI_DEFAULT_WINDOW : 16,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return brotliCompressSync(bytes, { params, chunkSize });
}
