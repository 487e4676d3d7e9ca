import { posix } from 'node:path';

/** A name for a published file that needs no encoding anywhere, made from that of its source. */
export function assetName(file: string): string {
  const stem = posix.basename(file, posix.extname(file)).normalize('NFKD').toLowerCase();
  const plain = stem
    .replace(/\p{M}+/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60);
  return plain.replace(/^-+|-+$/g, '') || 'file';
}
