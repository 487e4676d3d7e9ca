import { damaged } from './damaged.ts';

/** What a file of the index holds. The numbers are part of the format. */
export const KINDS = { core: 1, dictionary: 2, contents: 3, texts: 4 } as const;

export type Kind = keyof typeof KINDS;

const VERSION = 3;
const HEADER_LENGTH = 6;

/**
 * A file of the index: a mark, the format and kind, a check sum, and the payload. What the rest of the index knows of
 * the file, `fit`, goes into the sum: a file of another index is told from one that belongs here.
 */
export function seal(kind: Kind, payload: Uint8Array, fit = 0): Uint8Array {
  const file = new Uint8Array(HEADER_LENGTH + payload.length);
  const sum = checkSum(payload, fit);
  file.set([0xd3, (VERSION << 4) | KINDS[kind], sum, sum >>> 8, sum >>> 16, sum >>> 24]);
  file.set(payload, HEADER_LENGTH);
  return file;
}

/** The payload of a file; throws on one that is damaged or something else. */
export function unseal(kind: Kind, file: Uint8Array, fit = 0): Uint8Array {
  const [mark, format, a = 0, b = 0, c = 0, d = 0] = file;
  if (file.length < HEADER_LENGTH || mark !== 0xd3) throw new Error('This is no file of a search index.');
  if (format !== ((VERSION << 4) | KINDS[kind]))
    throw new Error(`This file of a search index is of another kind or version than '${kind}' ${VERSION}.`);
  const payload = file.subarray(HEADER_LENGTH);
  if (checkSum(payload, fit) !== (a | (b << 8) | (c << 16) | (d << 24)) >>> 0) throw damaged();
  return payload;
}

/** FNV-1a: finds what a line or a disk does to a file, which is all it is for. */
function checkSum(bytes: Uint8Array, fit: number): number {
  let sum = Math.imul(0x811c9dc5 ^ fit, 0x01000193);
  for (let at = 0; at < bytes.length; at += 1) sum = Math.imul(sum ^ (bytes[at] ?? 0), 0x01000193);
  return sum >>> 0;
}

/** One number for what a file must fit to. */
export function fitOf(numbers: Iterable<number>): number {
  let fit = 0;
  for (const number of numbers) fit = (Math.imul(fit, 31) + number) >>> 0;
  return fit;
}
