import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { engineRoot } from '../engineRoot.ts';
import { cacheFolderOf } from '../cacheFolder.ts';
import { hashOf } from '../hash.ts';
import { writeWhole } from '../writeWhole.ts';

export interface ConfigBundle {
  /** The bundled module. */
  readonly output: string;
  /** The owner's files that it was made from, relative to the site's folder where they lie in it. */
  readonly files: readonly string[];
}

interface Manifest {
  readonly version: number;
  readonly output: string;
  /** Hash of each file that went into the bundle, by path. */
  readonly inputs: Readonly<Record<string, string>>;
}

const DEFINE_CONFIG = '\0lontar:define-config';
const ENGINE_SOURCES = join(engineRoot, 'src/');

/** Counts up when the bundle of the same files comes out otherwise. */
const MANIFEST_VERSION = 2;

/** Where bundles lie, with their source maps beside them. */
export function bundlesFolder(siteDir: string): string {
  return join(cacheFolderOf(siteDir), 'config');
}

/** The configuration as one JavaScript module: kept from the last run, or made anew when a file of it changed. */
export async function bundleConfig(siteDir: string, file: string): Promise<ConfigBundle> {
  const folder = bundlesFolder(siteDir);
  const kept = readManifest(folder);
  if (kept && isFresh(kept, { siteDir, folder, file }))
    return { output: join(folder, kept.output), files: filesOf(siteDir, kept.inputs) };
  const { code, map, modules } = await bundle(join(siteDir, file));
  const inputs: Record<string, string> = {};
  for (const path of [file, ...modules.map((module) => nameOf(siteDir, module))]) {
    inputs[path] ??= hashOf(readFileSync(resolve(siteDir, path)));
  }
  const output = nameOfBundle(code, map);
  mkdirSync(folder, { recursive: true });
  writeWhole(join(folder, `${output}.map`), map);
  writeWhole(join(folder, output), code);
  writeWhole(join(folder, 'manifest.json'), JSON.stringify({ version: MANIFEST_VERSION, output, inputs }));
  if (kept && kept.output !== output) {
    rmSync(join(folder, kept.output), { force: true });
    rmSync(join(folder, `${kept.output}.map`), { force: true });
  }
  return { output: join(folder, output), files: filesOf(siteDir, inputs) };
}

async function bundle(entry: string): Promise<{ code: string; map: string; modules: string[] }> {
  const { rolldown } = await import('rolldown');
  const modules: string[] = [];
  const build = await rolldown({
    input: entry,
    platform: 'node',
    logLevel: 'silent',
    // A module of the site may stand anywhere in the bundle, but asks where it stands itself.
    transform: { define: { 'import.meta.url': JSON.stringify(pathToFileURL(entry).href) } },
    plugins: [
      {
        name: 'lontar:config-imports',
        moduleParsed: ({ id }) => void modules.push(id),
        resolveId(source) {
          if (source === 'lontar' || source === '#model/schema/config.ts') return DEFINE_CONFIG;
          if (source.startsWith('#model/')) return join(ENGINE_SOURCES, source.slice(1));
          return source.startsWith('.') || isAbsolute(source) ? null : { id: source, external: true };
        },
        // The real module brings the whole schema with it, of which a configuration needs the types only.
        load: (id) => (id === DEFINE_CONFIG ? 'export const defineConfig = (config) => config;' : null),
      },
    ],
  });
  try {
    const { output } = await build.generate({
      format: 'esm',
      sourcemap: 'hidden',
      // As whole paths: they are otherwise relative to where the bundler would have written the bundle.
      sourcemapPathTransform: (source, map) => resolve(dirname(map), source),
      codeSplitting: false,
    });
    const [chunk] = output;
    return {
      code: chunk.code,
      map: chunk.map?.toString() ?? '',
      modules: modules.filter((id) => !id.startsWith('\0')),
    };
  } finally {
    await build.close();
  }
}

function filesOf(siteDir: string, inputs: Manifest['inputs']): string[] {
  return Object.keys(inputs).filter((path) => !resolve(siteDir, path).startsWith(ENGINE_SOURCES));
}

function isFresh(
  manifest: Manifest,
  { siteDir, folder, file }: { siteDir: string; folder: string; file: string },
): boolean {
  const isSame = ([path, hash]: [string, string]): boolean => {
    const absolute = resolve(siteDir, path);
    return existsSync(absolute) && hashOf(readFileSync(absolute)) === hash;
  };
  const isOfFile = file in manifest.inputs && Object.entries(manifest.inputs).every(isSame);
  return isOfFile && isWhole(join(folder, manifest.output));
}

function readManifest(folder: string): Manifest | null {
  const path = join(folder, 'manifest.json');
  if (!existsSync(path)) return null;
  try {
    const manifest = JSON.parse(readFileSync(path, 'utf8')) as Manifest;
    return manifest.version === MANIFEST_VERSION ? manifest : null;
  } catch (error) {
    // A damaged cache is no cache.
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

function nameOfBundle(code: string, map: string): string {
  return `${hashOf(code, map)}.mjs`;
}

/** Whether the bundle is what its name says: a machine that lost its power may have kept the name alone. */
function isWhole(output: string): boolean {
  const map = `${output}.map`;
  if (!existsSync(output) || !existsSync(map)) return false;
  return nameOfBundle(readFileSync(output, 'utf8'), readFileSync(map, 'utf8')) === basename(output);
}

function nameOf(siteDir: string, path: string): string {
  const name = relative(siteDir, path);
  return name.startsWith('..') ? path : name.split(sep).join('/');
}
