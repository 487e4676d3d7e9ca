import type { Diagnostic } from '#model/diagnostic.ts';
import { lastBefore } from './syntaxFault.ts';

/** The character that opens what is wrong. Tags come in pairs, so taking one out would only shift the fault. */
const OPENERS: Readonly<Record<string, string>> = {
  'mdx/unclosed-brace': '{',
  'mdx/bad-expression': '{',
  'mdx/stray-angle-bracket': '<',
};

/** The text with the character at fault made harmless, or null where that would not help. */
export function takeOut(text: string, fault: Diagnostic): string | null {
  const opener = OPENERS[fault.code];
  if (opener === undefined) return null;
  const { line, column } = lastBefore(opener, fault, text);
  const lines = text.split('\n');
  const found = lines[line - 1];
  const isInTag = found?.[column - 2] === '=';
  if (isInTag || found?.[column - 1] !== opener) return null;
  lines[line - 1] = `${found.slice(0, column - 1)}.${found.slice(column)}`;
  return lines.join('\n');
}
