import { createHash } from 'node:crypto';

/** Short content hash: names cache entries, pages and assets. Not for security. */
export function hashOf(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha1');
  for (const part of parts) {
    hash.update(part);
    hash.update('\0');
  }
  return hash.digest('hex').slice(0, 20);
}
