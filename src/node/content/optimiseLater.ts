import { setFlagsFromString } from 'node:v8';

/**
 * Has this process optimise code later than V8 would by itself: most of a build runs some hundred times, and to optimise that
 * costs more than it gives.
 */
export function optimiseLater(): void {
  setFlagsFromString('--interrupt-budget=500000');
}
