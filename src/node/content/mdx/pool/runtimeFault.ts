import type { BodySource } from '#model/body.ts';
import type { Diagnostic } from '#model/diagnostic.ts';
import { locateRuntimeError } from './locateRuntimeError.ts';

/** What an expression or component of a body threw when it ran, as a fault of the file. */
export function runtimeFault(error: unknown, { file, text }: BodySource): Diagnostic {
  const { name, message } = error instanceof Error ? error : { name: 'Error', message: String(error) };
  const isTooDeep = error instanceof RangeError && message.includes('call stack');
  return {
    file,
    ...locateRuntimeError(message, text),
    severity: 'error',
    code: 'mdx/runtime-error',
    message: isTooDeep
      ? 'The text is nested too deep to be rendered.'
      : `Running this text failed with ${name}: ${message}`,
    hint: isTooDeep ? 'Nest its elements less deep.' : hintFor(message),
  };
}

function hintFor(message: string): string {
  const component = /^Expected component `([\w.]+)`/.exec(message)?.[1];
  if (component !== undefined) return `Is \`${component}\` misspelt? For a plain \`<\` write \`&lt;\`.`;
  const variable = /^([\w$]+) is not defined/.exec(message)?.[1];
  if (variable !== undefined) {
    return `Define it with \`export const ${variable} = …\`; for a plain brace write \`\\{\`, or put the text in backticks.`;
  }
  return 'Look at the expressions in braces and the lines that begin with export.';
}
