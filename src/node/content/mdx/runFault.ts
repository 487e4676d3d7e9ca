import type { BodySource } from '#model/body.ts';
import type { Diagnostic } from '#model/diagnostic.ts';
import { nearest } from '#model/nearest.ts';
import { positionAt } from '../positionAt.ts';
import { maskCode } from './prepare/codeMask.ts';
import { STANDARD_MODULES } from './standardModules.ts';
import { tooDeep } from './tooDeep.ts';

/** What went wrong while a compiled body ran, as a fault at the place in its source that most likely caused it. */
export function runFault(error: unknown, { file, text }: BodySource): Diagnostic {
  if (error instanceof RangeError) return tooDeep(file);
  const message = error instanceof Error ? error.message : String(error);
  const component = /^Expected component `([^`]+)` to be defined/.exec(message)?.[1];
  if (component !== undefined) {
    const guess = nearest(component, [...Object.values(STANDARD_MODULES), 'Figure']);
    return {
      file,
      ...placeOf(new RegExp(`<${escapePattern(component)}\\b`), text),
      severity: 'error',
      code: 'mdx/unknown-component',
      message: `There is no component \`<${component}>\`.`,
      hint:
        guess === null
          ? 'For plain text write `&lt;`, or put it in backticks.'
          : `Did you mean \`<${guess}>\`?`,
    };
  }
  const name =
    /^(\S+) is not defined$/.exec(message)?.[1] ?? /object `([^`]+)` to be defined/.exec(message)?.[1];
  const pattern =
    name === undefined ? null : new RegExp(`\\{[^{}]*(?<![\\w$.])${escapePattern(name)}(?![\\w$])`);
  return {
    file,
    ...(pattern === null ? { line: 1, column: 1 } : placeOf(pattern, text)),
    severity: 'error',
    code: name === undefined ? 'mdx/run' : 'mdx/undefined-name',
    message:
      name === undefined
        ? `The text failed while it was rendered: ${message}`
        : `\`${name}\` is not defined.`,
    hint: 'Look at the expressions in braces; for a plain brace write `\\{`, or put the text in backticks.',
  };
}

function placeOf(pattern: RegExp, text: string): { line: number; column: number } {
  return positionAt(text, Math.max(0, maskCode(text).search(pattern)));
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
