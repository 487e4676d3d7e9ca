import { posix } from 'node:path';
import { hashOf, shortHash } from '../../content/hash.ts';

/** A name for a published file that needs no encoding anywhere, made from that of its source. */
export function assetName(file: string): string {
  const stem = posix.basename(file, posix.extname(file)).normalize('NFKD').toLowerCase();
  const plain = stem
    .replace(/\p{M}+/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60);
  return plain.replace(/^-+|-+$/g, '') || 'file';
}

/** The same with a hash of its content and the ending of its source. */
export function hashedName(file: string, bytes: Uint8Array): string {
  const extension = posix.extname(file).toLowerCase();
  return `${assetName(file)}-${shortHash(hashOf(bytes))}${extension.replace(/[^.a-z0-9]/g, '')}`;
}
