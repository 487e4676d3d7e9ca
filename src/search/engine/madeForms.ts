import { prefixOf } from '../text/indonesianRoots.ts';
import { BitReader } from './bitReader.ts';
import { BitWriter } from './bitWriter.ts';
import type { ByteReader } from './byteReader.ts';
import type { ByteWriter } from './byteWriter.ts';
import { damaged } from './damaged.ts';

/**
 * Of Indonesian terms that begin as with a prefix, how they begin. A root has twenty forms that might be there, all over
 * the alphabet; this tells of nearly all that they are not, so that no file is fetched to look for them.
 */
export interface MadeForms {
  /** False where no term begins so; true may be wrong. */
  mayBegin(beginning: string): boolean;
}

/** So many letters behind the prefix tell beginnings apart: the shortest roots have no more. */
const LETTERS = 3;
/** Hashes have so much room that one in so many beginnings is taken for another. */
const ROOM = 64;

export function writeMadeForms(writer: ByteWriter, terms: Iterable<string>, language: string): void {
  const beginnings = new Set(Array.from(terms, (term) => toldOf(term, language)));
  beginnings.delete(null);
  const size = beginnings.size * ROOM;
  const hashes = new Set(Array.from(beginnings, (beginning) => hashOf(beginning ?? '') % size));
  const bits = new BitWriter();
  bits.choice(Uint32Array.from(hashes).sort(), size);
  writer.number(size);
  writer.number(hashes.size);
  writer.block(bits.toBytes());
}

export function readMadeForms(reader: ByteReader, language: string): MadeForms {
  const size = reader.number();
  const count = reader.number();
  const bits = reader.block();
  // Each takes bits: a damaged count must not ask for all memory there is.
  if (count > 8 * bits.length) throw damaged();
  const known = new Set(new BitReader(bits).choice(count, size));
  return {
    mayBegin: (beginning) => {
      const told = toldOf(beginning, language);
      return told === null || known.has(hashOf(told) % size);
    },
  };
}

/** As much of a beginning as is told of; the same for all that begins with it. Null if nothing is. */
function toldOf(beginning: string, language: string): string | null {
  const prefix = language === 'id' ? prefixOf(beginning) : '';
  const length = prefix.length + LETTERS;
  return prefix === '' || beginning.length < length ? null : beginning.slice(0, length);
}

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
