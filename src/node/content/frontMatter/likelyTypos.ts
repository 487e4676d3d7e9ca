import { editDistance } from '#model/nearest.ts';
import type { Report } from '../problem.ts';

/** Unknown keys are kept; this says when one looks like a slip. */
export function reportLikelyTypos(
  data: Readonly<Record<string, unknown>>,
  known: ReadonlySet<string>,
  report: Report,
): void {
  for (const key of Object.keys(data)) {
    if (known.has(key) || key.length < 3) continue;
    const near = [...known].find((name) => isSlip(key, name));
    if (near === undefined) continue;
    const message = `The key '${key}' means nothing here; '${near}' does.`;
    report({
      path: [key],
      of: 'key',
      severity: 'warning',
      code: 'front-matter/unknown-key',
      message,
      hint: `Did you mean '${near}'?`,
    });
  }
}

function isSlip(key: string, name: string): boolean {
  if (name.length < 4 || Math.abs(name.length - key.length) > 1) return false;
  // A short word with another first letter is another word: 'path' is not meant as 'math'.
  if (name.length === 4 && name[0] !== key[0]) return false;
  return editDistance(key, name) === 1;
}
