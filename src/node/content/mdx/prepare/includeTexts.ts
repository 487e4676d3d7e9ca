import { posix } from 'node:path';
import type { Diagnostic } from '#model/diagnostic.ts';
import { positionAt } from '../../positionAt.ts';
import { maskCode } from './codeMask.ts';
import type { Origin, WrittenText } from './origins.ts';
import { originsOf } from './origins.ts';
import { rebaseLinks } from './rebaseLinks.ts';

/** A text that another one imports. */
export interface Included extends WrittenText {
  readonly file: string;
}

const ATTRIBUTE = /([\w$-]+)(?:=(?:"([^"]*)"|'([^']*)'|\{([^{}]*)\}))?/g;
const ATTRIBUTES = String.raw`(?:\s+[\w$-]+(?:=(?:"[^"]*"|'[^']*'|\{[^{}]*\}))?)*`;
/** A property of the tag that a text was included by, somewhere in an expression. */
const EXPRESSION = /\{[^{}]*\bprops\.[^{}]*\}/g;
const ALONE = /^\{\s*props\.([\w$]+)\s*\}$/;
/** A text in quotes without anything that Markdown might read. */
const PLAIN = /^"([\p{L}\p{N}]+(?:[ -][\p{L}\p{N}]+(?:\.[\p{L}\p{N}]+)*)*)"$/u;
const PROPERTY = /\bprops\.([\w$]+)/g;

/** Puts each text in place of the tag that stands for it. */
export function includeTexts(
  text: string,
  file: string,
  texts: ReadonlyMap<string, Included>,
  diagnostics: Diagnostic[],
): WrittenText {
  const masked = maskCode(text);
  const names = [...texts.keys()].map((name) => name.replaceAll('$', String.raw`\$`)).join('|');
  const tag = new RegExp(
    String.raw`^([ \t>]*)<(${names})(${ATTRIBUTES})\s*(?:/>|>\s*</\2>)[ \t]*$|<(${names})(?![\w$.-])`,
    'gm',
  );
  const origins = originsOf(file, text);
  const result: { text: string[]; origins: Origin[] } = { text: [], origins: [] };
  let line = 0;
  const copyTo = (end: number): void => {
    result.text.push(...text.split('\n').slice(line, end));
    result.origins.push(...origins.slice(line, end));
    line = end;
  };
  for (const { 0: written, 1: prefix = '', 2: name = '', 3: attributes = '', index } of masked.matchAll(
    tag,
  )) {
    const included = texts.get(name);
    if (included === undefined) {
      diagnostics.push(inLine(file, positionAt(text, index), written.slice(1)));
      continue;
    }
    copyTo(positionAt(text, index).line - 1);
    const place = { file, line: line + 1, indent: 0 };
    const start = index + prefix.length + 1 + name.length;
    const given = readAttributes(text.slice(start, start + attributes.length));
    const moved = rebaseLinks(included.text, posix.dirname(included.file), posix.dirname(file));
    const from = included.origins ?? originsOf(included.file, included.text);
    // It is a block of its own, whatever stands around the tag.
    for (const [at, each] of ['', ...fillIn(moved, given).split('\n'), ''].entries()) {
      result.text.push(each === '' ? prefix.trimEnd() : prefix + each);
      const origin = from[at - 1];
      result.origins.push(origin ? { ...origin, indent: origin.indent + prefix.length } : place);
    }
    line += written.split('\n').length;
  }
  copyTo(origins.length);
  return { text: result.text.join('\n'), origins: result.origins };
}

/** Attributes of a tag as JavaScript, by name. */
function readAttributes(tag: string): Record<string, string> {
  return Object.fromEntries(
    Array.from(tag.matchAll(ATTRIBUTE), ([, name = '', double, single, expression]) => [
      name,
      expression === undefined ? JSON.stringify(double ?? single ?? true) : `(${expression})`,
    ]),
  );
}

/** Expressions of a text with what its tag was given; lines keep their numbers as long as the values have one line. */
function fillIn(text: string, given: Readonly<Record<string, string>>): string {
  if (!text.includes('props.')) return text;
  let result = '';
  let end = 0;
  for (const { 0: expression, index } of maskCode(text).matchAll(EXPRESSION)) {
    const filled = text[index - 1] === '=' ? null : plainValue(expression, given);
    result += text.slice(end, index) + (filled ?? withValues(expression, given));
    end = index + expression.length;
  }
  return result + text.slice(end);
}

/** What an expression stands for that is a property alone and has plain words: a heading shows them in lists too. */
function plainValue(expression: string, given: Readonly<Record<string, string>>): string | null {
  const name = ALONE.exec(expression)?.[1];
  return PLAIN.exec((name !== undefined && given[name]) || '')?.[1] ?? null;
}

function withValues(expression: string, given: Readonly<Record<string, string>>): string {
  return expression.replace(PROPERTY, (_, name: string) =>
    (Object.hasOwn(given, name) ? (given[name] ?? '') : 'undefined').replaceAll('\n', ' '),
  );
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
