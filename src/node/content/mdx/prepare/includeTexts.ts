import { posix } from 'node:path';
import type { Diagnostic } from '#model/diagnostic.ts';
import { positionAt } from '../../positionAt.ts';
import { maskCodeAndComments } from './codeMask.ts';
import type { Origin, WrittenText } from './origins.ts';
import { originsOf } from './origins.ts';
import { rebaseLinks } from './rebaseLinks.ts';
import { closesFence, type Fence, leavesFence, openFence } from './fences.ts';
import { ATTRIBUTES, fillIn, readAttributes } from './properties.ts';
import { expressionsIn, isWithin, moduleCodeIn } from './stretches.ts';

/** A text that another one imports. */
export interface Included extends WrittenText {
  readonly file: string;
}

/** Ends a list before an included text or in it, so that neither goes on with the other's. */
const SEPARATOR = ['', '{/* */}', ''];

/** Puts each text in place of the tag that stands for it. */
export function includeTexts(
  text: string,
  file: string,
  texts: ReadonlyMap<string, Included>,
  diagnostics: Diagnostic[],
): WrittenText {
  const masked = maskCodeAndComments(text);
  const enclosed = [...expressionsIn(masked), ...moduleCodeIn(masked)];
  const names = [...texts.keys()].map((name) => name.replaceAll('$', String.raw`\$`)).join('|');
  const tag = new RegExp(
    String.raw`^([ \t>]*)<(${names})(${ATTRIBUTES})\s*(?:/>|>\s*</\2>)[ \t]*$|(?<!\\)<(${names})(?![\w$.-])`,
    'gm',
  );
  const origins = originsOf(file, text);
  const result: { text: string[]; origins: Origin[] } = { text: [], origins: [] };
  const lines = text.split('\n');
  let line = 0;
  const copyTo = (end: number): void => {
    result.text.push(...lines.slice(line, end));
    result.origins.push(...origins.slice(line, end));
    line = end;
  };
  for (const { 0: written, 1: prefix = '', 2: name = '', 3: attributes = '', index } of masked.matchAll(
    tag,
  )) {
    const included = texts.get(name);
    const start = index + prefix.length;
    if (included === undefined || isWithin(enclosed, start)) {
      diagnostics.push(inLine(file, positionAt(text, start), name || written.slice(1)));
      continue;
    }
    copyTo(positionAt(text, index).line - 1);
    const place = { file, line: line + 1, indent: 0 };
    const afterName = start + 1 + name.length;
    const given = readAttributes(text.slice(afterName, afterName + attributes.length));
    const moved = rebaseLinks(included.text, posix.dirname(included.file), posix.dirname(file));
    const from = included.origins ?? originsOf(included.file, included.text);
    const body = [...fillIn(moved, given).split('\n'), ...endOfFence(moved)];
    // It is a block of its own, whatever stands around the tag.
    for (const [at, each] of [...SEPARATOR, ...body, ...SEPARATOR].entries()) {
      result.text.push(each === '' ? prefix.trimEnd() : prefix + each);
      const origin = from[at - SEPARATOR.length];
      result.origins.push(origin ? { ...origin, indent: origin.indent + prefix.length } : place);
    }
    line += written.split('\n').length;
  }
  copyTo(origins.length);
  return { text: result.text.join('\n'), origins: result.origins };
}

/** What closes the code that a text leaves open. */
function endOfFence(text: string): string[] {
  let fence: Fence | null = null;
  for (const line of text.split('\n')) {
    if (fence === null || leavesFence(fence, line)) fence = openFence(line);
    else if (closesFence(fence, line)) fence = null;
  }
  return fence === null ? [] : [fence.marker];
}

function inLine(file: string, place: { line: number; column: number }, name: string): Diagnostic {
  return {
    file,
    ...place,
    severity: 'error',
    code: 'mdx/include-in-line',
    message: `\`<${name}>\` stands for a whole text, so that it cannot stand among words or enclose some.`,
    hint: `Write \`<${name} />\` on a line of its own.`,
  };
}
