import { createHash, hash } from 'node:crypto';

/** Short content hash: names cache entries, pages and assets. Not for security. */
export function hashOf(...parts: readonly (string | Uint8Array)[]): string {
  return digestOf(parts).slice(0, 20);
}

/** As much of a hash as stands in the name of a published file. */
export function shortHash(hash: string): string {
  return hash.slice(0, 8);
}

function digestOf(parts: readonly (string | Uint8Array)[]): string {
  // In one call: thousands of short texts are hashed in every build.
  if (parts.every((part) => typeof part === 'string')) return hash('sha1', parts.join('\0'));
  // The service worker hashes files as this does, with a zero byte behind each: see `KeepableFile`.
  const growing = createHash('sha1');
  for (const part of parts) {
    growing.update(part);
    growing.update('\0');
  }
  return growing.digest('hex');
}
