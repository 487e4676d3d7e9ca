import { isAlias, isCollection, isMap, isPair, isScalar, isSeq, parseDocument, visit } from 'yaml';
import type { Alias, Document, Node, ParsedNode, YAMLError } from 'yaml';

type Path = readonly (string | number)[];

/** A fault of the notation itself, at an offset into the text. */
export interface YamlProblem {
  readonly offset: number;
  readonly code: 'syntax' | 'duplicate-key' | 'tab' | 'tag' | 'forbidden-key' | 'too-large';
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
  if ('message' in document) return { value: null, problems: [document], offsetOf: () => document.offset };
  const offsetOf = (path: Path, of: 'key' | 'value' = 'key'): number => offsetAt(document, path, of);
  const problems = [...document.errors, ...document.warnings].map((error) =>
    describeError(error, document, text),
  );
  if (problems.length > 0) return { value: null, problems, offsetOf };
  const reader: Reader = { document, numbersAsText, nodes: 0, problems: [] };
  const value = toPlain(document.contents, reader, 0, false);
  return { value: reader.problems.length > 0 ? null : value, problems: reader.problems, offsetOf };
}

/** The document, or the one problem that kept the parser from making one. */
function parse(text: string): Document.Parsed | YamlProblem {
  try {
    const document = parseDocument(text, {
      schema: 'core',
      merge: false,
      prettyErrors: false,
      uniqueKeys: true,
      logLevel: 'silent',
    });
    // The parser reports an overflow of its stack as a fault at each level.
    const overflow = document.errors.find((error) => error.message.includes('call stack'));
    return overflow ? tooMuch(tooDeepAt(text)) : document;
  } catch (error) {
    if (error instanceof RangeError) return tooMuch(tooDeepAt(text));
    return { offset: 0, code: 'syntax', message: String(error), hint: null };
  }
}

/** The bracket that goes too deep. How far the parser itself came depends on the room its stack had left. */
function tooDeepAt(text: string): number {
  let depth = 0;
  for (let offset = 0; offset < text.length; offset += 1) {
    if ('[{'.includes(text.charAt(offset))) depth += 1;
    else if (']}'.includes(text.charAt(offset))) depth -= 1;
    if (depth > MAX_DEPTH) return offset;
  }
  return 0;
}

interface Reader {
  readonly document: Document.Parsed;
  readonly numbersAsText: ReadonlySet<string>;
  nodes: number;
  readonly problems: YamlProblem[];
}

function toPlain(node: ParsedNode | Node | null, reader: Reader, depth: number, asText: boolean): unknown {
  if (++reader.nodes > MAX_NODES || depth > MAX_DEPTH) {
    if (reader.problems.length === 0) reader.problems.push(tooMuch(node?.range?.[0] ?? 0));
    return null;
  }
  if (isScalar(node)) {
    // `1.10` as a title is the text '1.10', not the number 1.1.
    return asText && typeof node.value === 'number' ? (node.source ?? String(node.value)) : node.value;
  }
  if (isAlias(node)) return resolveAlias(node, reader, depth, asText);
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

function resolveAlias(alias: Alias, reader: Reader, depth: number, asText: boolean): unknown {
  const target = alias.resolve(reader.document);
  if (target) return toPlain(target, reader, depth + 1, asText);
  const message = `nothing here is called '&${alias.source}'.`;
  reader.problems.push({
    offset: alias.range?.[0] ?? 0,
    code: 'syntax',
    message,
    hint: 'Put the value in quotes if it is text.',
  });
  return null;
}

function tooMuch(offset: number): YamlProblem {
  return {
    offset,
    code: 'too-large',
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

/** Our words for the faults that owners meet; for all others the parser's own. */
const WORDS: Readonly<Record<string, Pick<YamlProblem, 'code' | 'message' | 'hint'>>> = {
  DUPLICATE_KEY: { code: 'duplicate-key', message: 'this key is there twice.', hint: 'Keep one of the two.' },
  TAB_AS_INDENT: { code: 'tab', message: 'a tab is not allowed here.', hint: 'Indent with spaces.' },
  TAG_RESOLVE_FAILED: {
    code: 'tag',
    message: 'tags such as !!js/function are not allowed.',
    hint: 'Remove the tag.',
  },
  BLOCK_AS_IMPLICIT_KEY: {
    code: 'syntax',
    message: "the value holds another ': '.",
    hint: 'Put the value in quotes.',
  },
};

function describeError(error: YAMLError, document: Document.Parsed, text: string): YamlProblem {
  if (/^Missing closing .quote/.test(error.message))
    return { offset: openedAt(document, error.pos[0]), ...UNCLOSED_QUOTE };
  // What is never closed is noticed at the end of the text, behind its last line.
  const offset = Math.min(error.pos[0], text.trimEnd().length);
  const words = isIndentedWithTab(text, offset) ? WORDS.TAB_AS_INDENT : WORDS[error.code];
  if (words) return { offset, ...words };
  const message = error.message
    .replace(/\.?$/, '.')
    .replace(/^[A-Z](?![A-Z])/, (letter) => letter.toLowerCase());
  return { offset, code: 'syntax', message, hint: hintFor(error, lineAt(text, offset)) };
}

const UNCLOSED_QUOTE = {
  code: 'syntax',
  message: 'this quote is never closed.',
  hint: 'Close the quotes.',
} as const;

/** Where the quoted text begins that ends at an offset. */
function openedAt(document: Document.Parsed, end: number): number {
  let start = end;
  visit(document, {
    Scalar(_, { type, range }) {
      if (type?.startsWith('QUOTE_') && range && range[0] < end && end <= range[1]) start = range[0];
    },
  });
  return start;
}

function isIndentedWithTab(text: string, offset: number): boolean {
  return /^ *\t/.test(lineAt(text, offset));
}

function lineAt(text: string, offset: number): string {
  const start = text.lastIndexOf('\n', Math.max(0, offset - 1)) + 1;
  return text.slice(start).split('\n', 1)[0] ?? '';
}

function hintFor(error: YAMLError, line: string): string {
  if (/^[\w-]+:[^\s]/.test(line)) return 'Write a space after the colon.';
  if (/ ]$| with a \]/.test(error.message)) return 'Close the list with ].';
  return 'Put the value in quotes if it is text.';
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
