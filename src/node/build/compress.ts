import { writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(?:html|css|js|mjs|json|svg|xml|txt|md|webmanifest|map)$/;
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Whether a file of this name gets a `.br` and a `.gz` beside it. */
export function compressible(file: string): boolean {
  return COMPRESSIBLE.test(file);
}

/** Writes `target.br` and `target.gz`. Pages are written often and get a quick setting, assets the best. */
export async function compressInto(
  target: string,
  content: string | Uint8Array,
  kind: 'page' | 'asset',
): Promise<void> {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: kind === 'page' ? 5 : constants.BROTLI_MAX_QUALITY,
    // A page fits into a small window, which is quicker to set up.
    [constants.BROTLI_PARAM_LGWIN]: kind === 'page' ? 16 : constants.BROTLI_DEFAULT_WINDOW,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const [br, gz] = await Promise.all([
    brotli(bytes, { params }),
    gzipped(bytes, { level: kind === 'page' ? 6 : constants.Z_BEST_COMPRESSION }),
  ]);
  writeFileSync(`${target}.br`, br);
  writeFileSync(`${target}.gz`, gz);
}
