import type { FileKind } from './compress.ts';

/** One file of the finished site, made only if its key is not the one it was made with last time. */
export interface OutputFile {
  /** Path below the output folder. */
  readonly file: string;
  /** Hash of everything that the content depends on. */
  readonly key: string;
  readonly kind: FileKind;
  readonly make: () => string | Uint8Array | Promise<string | Uint8Array>;
  /** Where the file already lies with its compressed twins, which then need not be made. */
  readonly twinsOf?: string;
}

/** What is known of a file of the last build. */
export interface FileRecord {
  readonly key: string;
  /** Hash of the content. */
  readonly revision: string;
  readonly size: number;
  /** Addresses of the files besides pages that a page names, if there are any. */
  readonly names?: readonly string[];
}

/** The build that lies in an output folder and what its files were made of. */
export interface OutputRecord {
  readonly build: string;
  readonly files: Readonly<Record<string, FileRecord>>;
  /** What is known of the build that it replaced: its name, and which of `files` were not taken over from it. */
  readonly replaced: { readonly build: string; readonly without: readonly string[] } | null;
}
