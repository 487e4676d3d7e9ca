import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { rolldown } from 'rolldown';

const SEARCH = fileURLToPath(new URL('../../src/search', import.meta.url));

/** What the window shows: of the first twenty hits so many of each group. */
const HITS_PER_PAGE = 20;
const HITS_PER_GROUP = 5;

/** The engine as plain JavaScript: { buildIndex, openIndex, firstOfGroups, showsText }. */
export async function loadEngine() {
  const folder = mkdtempSync(join(tmpdir(), 'lontar-bench-'));
  try {
    const input = {
      buildIndex: join(SEARCH, 'engine/buildIndex.ts'),
      openIndex: join(SEARCH, 'engine/openIndex.ts'),
      firstOfGroups: join(SEARCH, 'protocol/firstOfGroups.ts'),
      showsText: join(SEARCH, 'protocol/showsText.ts'),
    };
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

/** Has an index load all that the window shows for a query. */
export async function loadShown(index, query, { firstOfGroups, showsText }) {
  const { matches } = await index.search(query);
  const shown = firstOfGroups(matches.slice(0, HITS_PER_PAGE), HITS_PER_GROUP, ({ section }) =>
    index.facetsOf(section),
  );
  await index.textsOf(
    shown
      .filter((match) => showsText(match, index.facetsOf(match.section).level))
      .map(({ section }) => section),
  );
}

/** What a reader loads until the hits of a query are there, starting with nothing. */
export async function firstResultOf({ core, parts }, query, { engine, bytesOf }) {
  const loaded = [];
  const index = engine.openIndex(core, async (name) => {
    loaded.push(parts.get(name));
    return parts.get(name);
  });
  await loadShown(index, query, engine);
  return {
    files: 1 + loaded.length,
    bytes: [core, ...loaded].reduce((sum, file) => sum + bytesOf(file), 0),
  };
}
