import { isAlias, isCollection, isMap, isPair, isScalar, isSeq, parseDocument } from 'yaml';
import type { Document, Node, ParsedNode, YAMLError } from 'yaml';

type Path = readonly (string | number)[];

/** A fault of the notation itself, at an offset into the text. */
export interface YamlProblem {
  readonly offset: number;
  readonly code: 'syntax' | 'duplicate-key' | 'tab' | 'tag' | 'forbidden-key' | 'aliases';
  readonly message: string;
  readonly hint: string | null;
}

export interface ParsedYaml {
  /** Plain data; objects have no prototype. Null when there is a problem. */
  readonly value: unknown;
  readonly problems: readonly YamlProblem[];
  /** Where the value at a path stands (its key, when it has one), or the deepest part that there is. */
  readonly offsetOf: (path: Path, of?: 'key' | 'value') => number;
}

/** Nodes that one text may come to once its aliases are written out: a guard against 'billion laughs'. */
const MAX_NODES = 20_000;
const MAX_DEPTH = 60;

const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

/** Reads YAML 1.2 with the core schema: data only, no custom tags, no merge keys. */
export function parseYaml(text: string, numbersAsText: ReadonlySet<string> = new Set()): ParsedYaml {
  const document = parse(text);
  if (document instanceof Error)
    return broken({ offset: 0, code: 'syntax', message: document.message, hint: null });
  const offsetOf = (path: Path, of: 'key' | 'value' = 'key'): number => offsetAt(document, path, of);
  const problems = [...document.errors, ...document.warnings].map((error) => describeError(error, text));
  if (problems.length > 0) return { value: null, problems, offsetOf };
  const reader: Reader = { document, numbersAsText, nodes: 0, problems: [] };
  const value = toPlain(document.contents, reader, 0, false);
  return { value: reader.problems.length > 0 ? null : value, problems: reader.problems, offsetOf };
}

function broken(problem: YamlProblem): ParsedYaml {
  return { value: null, problems: [problem], offsetOf: () => problem.offset };
}

function parse(text: string): Document.Parsed | Error {
  try {
    return parseDocument(text, {
      schema: 'core',
      merge: false,
      prettyErrors: false,
      uniqueKeys: true,
      logLevel: 'silent',
    });
  } catch (error) {
    // Nesting of some thousands overflows the stack of the parser.
    return error instanceof RangeError ? new Error('this is nested too deeply.') : (error as Error);
  }
}

interface Reader {
  readonly document: Document.Parsed;
  readonly numbersAsText: ReadonlySet<string>;
  nodes: number;
  readonly problems: YamlProblem[];
}

function toPlain(node: ParsedNode | Node | null, reader: Reader, depth: number, asText: boolean): unknown {
  if (++reader.nodes > MAX_NODES || depth > MAX_DEPTH) {
    if (reader.problems.length === 0) reader.problems.push(tooMuch(node));
    return null;
  }
  if (isScalar(node)) {
    // `1.10` as a title is the text '1.10', not the number 1.1.
    return asText && typeof node.value === 'number' ? (node.source ?? String(node.value)) : node.value;
  }
  if (isAlias(node)) return toPlain(node.resolve(reader.document) ?? null, reader, depth + 1, asText);
  if (isSeq(node)) return node.items.map((item) => toPlain(item as Node | null, reader, depth + 1, asText));
  if (!isMap(node)) return null;
  const result = Object.create(null) as Record<string, unknown>;
  for (const { key, value } of node.items) {
    const name = isScalar(key) ? String(key.value) : null;
    if (name === null || FORBIDDEN_KEYS.has(name)) {
      reader.problems.push(forbiddenKey(key as Node, name));
      continue;
    }
    const isText = asText || (depth === 0 && reader.numbersAsText.has(name));
    result[name] = toPlain(value as Node | null, reader, depth + 1, isText);
  }
  return result;
}

function tooMuch(node: Node | null): YamlProblem {
  return {
    offset: node?.range?.[0] ?? 0,
    code: 'aliases',
    message: `this comes to more than ${MAX_NODES} values, or is nested more than ${MAX_DEPTH} deep.`,
    hint: 'Write the values out instead of naming others with *.',
  };
}

function forbiddenKey(key: Node, name: string | null): YamlProblem {
  return {
    offset: key.range?.[0] ?? 0,
    code: 'forbidden-key',
    message: name === null ? 'a key must be plain text.' : `the key '${name}' is not allowed.`,
    hint: 'Give the key another name.',
  };
}

function describeError(error: YAMLError, text: string): YamlProblem {
  const offset = error.pos[0];
  const message = `${error.message.replace(/\.?$/, '.').replace(/^[A-Z](?![A-Z])/, (letter) => letter.toLowerCase())}`;
  if (error.code === 'DUPLICATE_KEY') {
    return {
      offset,
      code: 'duplicate-key',
      message: 'this key is there twice.',
      hint: 'Keep one of the two.',
    };
  }
  if (error.code === 'TAB_AS_INDENT' || isTabAround(text, offset)) {
    return { offset, code: 'tab', message: 'a tab is not allowed here.', hint: 'Indent with spaces.' };
  }
  if (error.code === 'TAG_RESOLVE_FAILED') {
    return {
      offset,
      code: 'tag',
      message: 'tags such as !!js/function are not allowed.',
      hint: 'Remove the tag.',
    };
  }
  return { offset, code: 'syntax', message, hint: hintFor(error, text) };
}

/** Whether the line of the fault is indented with a tab. */
function isTabAround(text: string, offset: number): boolean {
  const start = text.lastIndexOf('\n', Math.max(0, offset - 1)) + 1;
  return /^ *\t/.test(text.slice(start));
}

function hintFor(error: YAMLError, text: string): string | null {
  const start = text.lastIndexOf('\n', Math.max(0, error.pos[0] - 1)) + 1;
  const line = text.slice(start).split('\n', 1)[0] ?? '';
  if (/^[\w-]+: .*: /.test(line) || /^[\w-]+: [@`%&*!|>]/.test(line)) return 'Put the value in quotes.';
  if (/^[\w-]+:\S/.test(line)) return 'Write a space after the colon.';
  return null;
}

function offsetAt(document: Document.Parsed, path: Path, of: 'key' | 'value'): number {
  let node: unknown = document.contents;
  let offset = document.contents?.range?.[0] ?? 0;
  for (const [index, part] of path.entries()) {
    const isLast = index === path.length - 1;
    if (!isCollection(node)) return offset;
    const item: unknown = isMap(node)
      ? node.items.find((pair) => isScalar(pair.key) && String(pair.key.value) === String(part))
      : node.items[Number(part)];
    const [key, value] = isPair(item) ? [item.key, item.value] : [item, item];
    const target = isLast && of === 'value' && startOf(value) !== null ? value : key;
    offset = startOf(target) ?? offset;
    node = value;
  }
  return offset;
}

function startOf(node: unknown): number | null {
  const range = (node as Node | null | undefined)?.range;
  return range?.[0] ?? null;
}
