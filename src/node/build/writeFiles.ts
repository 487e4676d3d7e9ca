import { hashOf } from '../content/hash.ts';
import { namedFiles } from './offline/namedFiles.ts';
import type { Output } from './output.ts';
import type { FileRecord, OutputFile } from './outputFile.ts';

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
  const encoder = new TextEncoder();
  for (const { file, key, kind, make, twinsOf } of files) {
    const before = previous.get(file);
    if (before?.key === key && output.keep(file, before.size)) {
      records.set(file, before);
    } else {
      const content = await make();
      const bytes = typeof content === 'string' ? encoder.encode(content) : content;
      if (twinsOf === undefined) output.write(file, bytes, kind);
      else output.copy(file, twinsOf);
      const names = typeof content === 'string' && file.endsWith('.html') ? namedFiles(content) : [];
      const record = { key, revision: hashOf(bytes), size: bytes.length };
      records.set(file, names.length > 0 ? { ...record, names } : record);
    }
    onFile();
  }
  return records;
}
