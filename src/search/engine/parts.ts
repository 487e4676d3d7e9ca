import type { LoadPart } from '../searchIndex.ts';
import { type Kind, unseal } from './envelope.ts';

/** Files of the index by name, each fetched and read once; one that failed is tried again when it is next needed. */
export interface Parts {
  get<T>(part: Part, read: (payload: Uint8Array) => T): Promise<T>;
}

export interface Part {
  readonly kind: Kind;
  readonly name: string;
  /** What it was sealed with: asked for when the file has come. */
  readonly fit: () => number;
}

export function createParts(load: LoadPart): Parts {
  const parts = new Map<string, Promise<unknown>>();
  return {
    get<T>({ kind, name, fit }: Part, read: (payload: Uint8Array) => T): Promise<T> {
      const known = parts.get(name);
      // Under one name there is one file, which is always read in the same way.
      if (known) return known as Promise<T>;
      const part = fetchPart(load, name).then((file) => read(unseal(kind, file, fit())));
      parts.set(name, part);
      part.catch(() => parts.delete(name));
      return part;
    },
  };
}

async function fetchPart(load: LoadPart, name: string): Promise<Uint8Array> {
  return load(name);
}
