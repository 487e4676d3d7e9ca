import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { rolldown } from 'rolldown';

const ENGINE = fileURLToPath(new URL('../../src/search/engine', import.meta.url));

/** The engine as plain JavaScript: { buildIndex, openIndex }. */
export async function loadEngine() {
  const folder = mkdtempSync(join(tmpdir(), 'lontar-bench-'));
  try {
    const input = { buildIndex: join(ENGINE, 'buildIndex.ts'), openIndex: join(ENGINE, 'openIndex.ts') };
    const bundle = await rolldown({ input });
    await bundle.write({
      dir: folder,
      format: 'esm',
      entryFileNames: '[name].mjs',
      chunkFileNames: '[name].mjs',
    });
    const modules = Object.keys(input).map((name) => import(pathToFileURL(join(folder, `${name}.mjs`)).href));
    return Object.assign({}, ...(await Promise.all(modules)));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Names of the length that the build gives to files. */
export const nameOf = (bytes) => createHash('sha256').update(bytes).digest('hex').slice(0, 10);

/** Quality 11, the default, as the build compresses the files of a small index. */
export const brotliBytes = (content) => brotliCompressSync(content).length;

/** All bytes of an index, each file compressed by itself. */
export function indexBytes({ core, parts }) {
  return [core, ...parts.values()].reduce((sum, file) => sum + brotliBytes(file), 0);
}

/** As the build compresses the files of an index that has more than `FEW_PARTS`. */
export const quickBrotliBytes = (content) =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

/** What a reader loads until the first twenty hits of a query are there, starting with nothing. */
export async function firstResultOf({ core, parts }, query, { openIndex, bytesOf }) {
  const loaded = [];
  const index = openIndex(core, async (name) => {
    loaded.push(parts.get(name));
    return parts.get(name);
  });
  const { matches } = await index.search(query);
  await index.textsOf(matches.slice(0, 20).map(({ section }) => section));
  return {
    files: 1 + loaded.length,
    bytes: [core, ...loaded].reduce((sum, file) => sum + bytesOf(file), 0),
  };
}
