import { setFlagsFromString } from 'node:v8';

/**
 * Has this process optimise code later than V8 would by itself: most of a build runs some hundred times, and to optimise that
 * costs more than it gives. Newer versions of V8, from Node 21, do not know the setting and say so aloud.
 */
export function optimiseLater(): void {
  if (process.versions.v8.startsWith('11.3.')) setFlagsFromString('--interrupt-budget=500000');
}
