import type { EarlierFiles } from './earlierFiles.ts';
import { type Kind, seal } from './envelope.ts';

/** Gathers the files of an index behind its core. */
export class PartsWriter {
  readonly parts = new Map<string, Uint8Array>();
  /** Gives each name to no other bytes. */
  readonly nameOf: (bytes: Uint8Array) => string;
  /** Files that need not be written again. */
  readonly earlier: EarlierFiles | null;

  constructor(nameOf: (bytes: Uint8Array) => string, earlier: EarlierFiles | null) {
    this.nameOf = nameOf;
    this.earlier = earlier;
  }

  /** Returns its name. */
  add(kind: Kind, payload: Uint8Array, fit: number): string {
    const file = seal(kind, payload, fit);
    const name = this.nameOf(file);
    this.parts.set(name, file);
    return name;
  }

  /** Takes over the file of the earlier index that has a name; null for none. */
  take(name: string | null | undefined): string | null {
    if (!this.earlier || name === null || name === undefined) return null;
    this.parts.set(name, this.earlier.partOf(name));
    return name;
  }
}
