import { hashOf } from '../content/hash.ts';
import type { Output } from './output.ts';
import type { FileRecord, OutputFile } from './outputFile.ts';

/** Writing runs on other threads: so many files may wait for it at once. */
const IN_FLIGHT = 16;

export interface WriteOptions {
  readonly output: Output;
  /** Files of the live folder, by path. */
  readonly previous: ReadonlyMap<string, FileRecord>;
  readonly onFile: () => void;
}

/** Makes what changed and takes over the rest. Returns the record of every file. */
export async function writeFiles(
  files: readonly OutputFile[],
  { output, previous, onFile }: WriteOptions,
): Promise<Map<string, FileRecord>> {
  const records = new Map<string, FileRecord>();
  const pending = new Set<Promise<void>>();
  for (const { file, key, kind, make } of files) {
    const before = previous.get(file);
    if (before?.key === key && output.keep(file)) {
      records.set(file, before);
      onFile();
      continue;
    }
    const content = await make();
    records.set(file, { key, revision: hashOf(content) });
    const written = output.write(file, content, kind).finally(() => {
      pending.delete(written);
      onFile();
    });
    pending.add(written);
    if (pending.size >= IN_FLIGHT) await Promise.race(pending);
  }
  await Promise.all(pending);
  return records;
}
