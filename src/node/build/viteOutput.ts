import type { build, Rolldown } from 'vite';

export type BuildResult = Awaited<ReturnType<typeof build>>;

/** The files of a bundle that was not written. */
export function outputsOf(result: BuildResult): readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[] {
  if ('close' in result) throw new Error('The bundler is watching instead of building.');
  return Array.isArray(result) ? result.flatMap((each) => each.output) : result.output;
}

/** The code of a bundle that is one file. */
export function chunkOf(result: BuildResult): string {
  const chunks = outputsOf(result).filter((output) => output.type === 'chunk');
  const [chunk] = chunks;
  if (chunks.length !== 1 || !chunk) throw new Error(`Expected one chunk, found ${chunks.length}.`);
  return chunk.code;
}

export function styleOf(result: BuildResult): string {
  const asset = outputsOf(result).find(
    (output) => output.type === 'asset' && output.fileName.endsWith('.css'),
  );
  if (asset?.type !== 'asset') throw new Error('The style sheet is missing from the bundle.');
  return typeof asset.source === 'string' ? asset.source : new TextDecoder().decode(asset.source);
}
