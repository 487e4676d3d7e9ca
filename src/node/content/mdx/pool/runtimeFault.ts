import type { BodySource } from '#model/body.ts';
import { ISLAND_ERROR, type IslandFault } from '#model/contract.ts';
import type { Diagnostic } from '#model/diagnostic.ts';
import { nearest } from '#model/nearest.ts';
import { locateIsland } from './locateIsland.ts';
import { locateRuntimeError } from './locateRuntimeError.ts';

/** What an expression or component of a body threw when it ran, as a fault of the file. */
export function runtimeFault(
  error: unknown,
  { file, text }: BodySource,
  components: readonly string[],
): Diagnostic {
  if (isIslandFault(error)) return islandFault(error, file, text);
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
    hint: isTooDeep ? 'Nest its elements less deep.' : hintFor(message, components),
  };
}

function isIslandFault(error: unknown): error is Error & IslandFault {
  return error instanceof Error && error.name === ISLAND_ERROR;
}

function islandFault(error: Error & IslandFault, file: string, text: string): Diagnostic {
  return {
    file,
    ...locateIsland(error, text),
    severity: 'error',
    code: error.prop === null ? 'mdx/island' : 'mdx/island-property',
    message: error.message,
    hint: hintForIsland(error),
  };
}

function hintForIsland({ prop, message }: Error & IslandFault): string {
  if (prop !== null)
    return 'Give it text, numbers, lists or plain objects; functions belong into the island itself, elements between its tags.';
  if (message.includes('in a line of text')) return 'Give it a line of its own, with empty lines around it.';
  return 'Islands are rendered at build time too: use what only browsers have in effects and event handlers.';
}

function hintFor(message: string, components: readonly string[]): string {
  const component = /^Expected component `([\w.]+)`/.exec(message)?.[1];
  if (component !== undefined) {
    const meant = nearest(component, components);
    const guess = meant === null ? `Is \`${component}\` misspelt?` : `Did you mean \`${meant}\`?`;
    return `${guess} For a plain \`<\` write \`&lt;\`.`;
  }
  const variable = /^([\w$]+) is not defined/.exec(message)?.[1];
  if (variable !== undefined) {
    return `Define it with \`export const ${variable} = …\`; for a plain brace write \`\\{\`, or put the text in backticks.`;
  }
  return 'Look at the expressions in braces and the lines that begin with export.';
}
