import type { Diagnostic } from '#model/diagnostic.ts';
import type { IslandFault } from '#model/contract.ts';
import { nearest } from '#model/nearest.ts';
import { positionAt } from '../../positionAt.ts';
import { columnAsWritten } from '../math/rewriteFormulas.ts';
import { plainMarkdownHint } from '../plainMarkdownHint.ts';
import { asWritten } from '../prepare/origins.ts';
import type { Prepared } from '../prepare/prepared.ts';
import { isIslandFault, locateRuntimeError } from './locateRuntimeError.ts';
import type { Stretch } from '../prepare/stretches.ts';

const UNKNOWN_COMPONENT = /^Expected (?:component|object) `([\w.]+)`/;
const UNDEFINED = /^([\w$]+) is not defined/;

interface Circumstances {
  readonly stretch: Stretch;
  readonly components: readonly string[];
}

/** What an expression or component of a body threw when it ran, as a fault of the stretch of the file that made it. */
export function runtimeFault(error: Error, prepared: Prepared, circumstances: Circumstances): Diagnostic {
  return asWritten(faultInText(error, prepared, circumstances), prepared.origins);
}

function faultInText(
  error: Error,
  { file, text }: Prepared,
  { stretch, components }: Circumstances,
): Diagnostic {
  const place = positionAt(text, locateRuntimeError(error, text, stretch));
  const at = { file, line: place.line, column: columnAsWritten(text, place) };
  if (isIslandFault(error)) return { ...at, ...islandFault(error) };
  if (isTooDeep(error)) {
    return {
      ...at,
      severity: 'error',
      code: 'mdx/runtime-error',
      message: 'The text is nested too deep to be rendered.',
      hint: 'Nest its elements less deep.',
    };
  }
  return {
    ...at,
    severity: 'error',
    code: 'mdx/runtime-error',
    message: `Running this text failed with ${error.name}: ${error.message}`,
    hint: hintFor(error.message, { file, part: text.slice(stretch.start, stretch.end), components }),
  };
}

export function isTooDeep(error: unknown): boolean {
  return error instanceof RangeError && error.message.includes('call stack');
}

export function isUnknownComponent({ message }: Error): boolean {
  return UNKNOWN_COMPONENT.test(message);
}

/** Whether something is named that is not there: whatever else a text holds, that is a fault. */
export function missesName(error: Error): boolean {
  return isUnknownComponent(error) || (error.name === 'ReferenceError' && UNDEFINED.test(error.message));
}

function islandFault(error: Error & IslandFault): Pick<Diagnostic, 'severity' | 'code' | 'message' | 'hint'> {
  return {
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

const WAYS_TO_USE: Readonly<Record<string, string>> = {
  Tabs: 'Write `<TabItem value="one" label="One">…</TabItem>` around the text of each tab.',
  ThemedImage: "Write `sources={{ light: '/img/light.png', dark: '/img/dark.png' }}`.",
};

function hintFor(
  message: string,
  {
    file,
    part,
    components,
  }: { readonly file: string; readonly part: string; readonly components: readonly string[] },
): string {
  const unknown = UNKNOWN_COMPONENT.exec(message)?.[1];
  if (unknown !== undefined) {
    const meant = nearest(unknown, components);
    const guess = meant === null ? `Is \`${unknown}\` misspelt?` : `Did you mean \`${meant}\`?`;
    return `${guess} For a plain \`<\` write \`&lt;\`.${plainMarkdownHint(file)}`;
  }
  const variable = UNDEFINED.exec(message)?.[1];
  if (variable !== undefined) {
    return `Define it with \`export const ${variable} = …\`; for a plain brace write \`\\{\`, or put the text in backticks.${plainMarkdownHint(file)}`;
  }
  const component = /`<(\w+)>`/.exec(message)?.[1] ?? /^\s*<(\w+)/.exec(part)?.[1] ?? '';
  if (components.includes(component)) {
    return WAYS_TO_USE[component] ?? `Look at what \`<${component}>\` is given: its properties and its text.`;
  }
  return 'Look at the expressions in braces and the lines that begin with export.';
}
