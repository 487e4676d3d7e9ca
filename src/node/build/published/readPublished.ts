import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type * as z from 'zod';
import type { Diagnostic } from '#model/diagnostic.ts';
import { nameOfPath } from '#model/nameOfPath.ts';
import { expectedBy } from '#model/schema/expectedBy.ts';
import { describeValue } from '../../content/describeValue.ts';
import { mergeConflictsIn } from '../../content/mergeConflicts.ts';
import { positionAt } from '../../content/positionAt.ts';
import { parseYaml } from '../../content/yaml/parseYaml.ts';
import {
  ADDRESS,
  BASE_PATH_KEY,
  PAGE_KEYS,
  type Published,
  PUBLISHED_FILE,
  publishedSchema,
} from './published.ts';

export interface ReadPublished {
  /** Null where there is no file, or none that can be read. */
  readonly published: Published | null;
  /** Below which the addresses were published; null where the file does not say so, as those of older engines. */
  readonly basePath: string | null;
  readonly diagnostics: readonly Diagnostic[];
  /** Where the value at a path, or its key, stands in the file. */
  readonly locate: (path: readonly (string | number)[]) => { line: number; column: number };
}

/** Reads what earlier builds have published. */
export function readPublished(siteDir: string): ReadPublished {
  const file = join(siteDir, PUBLISHED_FILE);
  const stats = statSync(file, { throwIfNoEntry: false });
  const text = stats?.isFile() ? readFileSync(file, 'utf8').replace(/^\uFEFF/, '') : null;
  let parsed: ReturnType<typeof parseYaml> | null = null;
  // JSON is YAML too, whose parser knows where each value stands; it is slow, and needed for faults alone.
  const locate: ReadPublished['locate'] = (path) => {
    parsed ??= parseYaml(text ?? '');
    return positionAt(text ?? '', parsed.offsetOf(path));
  };
  const nothing = { published: null, basePath: null, locate };
  if (text === null) return { ...nothing, diagnostics: stats ? [noFile()] : [] };
  const conflicts = mergeConflictsIn(PUBLISHED_FILE, text);
  if (conflicts.length > 0) return { ...nothing, diagnostics: conflicts };
  const value = parseJson(text);
  if ('fault' in value) return { ...nothing, diagnostics: [value.fault] };
  const { basePath, addresses } = takeBasePath(value.data);
  const checked = publishedSchema.safeParse(addresses, { error: expectedBy });
  const isPath = basePath === null || typeof basePath === 'string';
  if (checked.success && isPath) return { published: checked.data, basePath, diagnostics: [], locate };
  const ofBasePath = {
    path: [BASE_PATH_KEY],
    message: `${BASE_PATH_KEY}: expected text, found ${describeValue(basePath)}.`,
  };
  const faults = [
    ...(isPath ? [] : [ofBasePath]),
    ...(checked.error?.issues ?? []).flatMap((issue) => faultsOf(issue, addresses)),
  ];
  const diagnostics = faults.map(({ path, message }) =>
    faultAt(locate(path), 'published/invalid-value', message),
  );
  return { ...nothing, diagnostics };
}

function takeBasePath(data: unknown): { readonly basePath: unknown; readonly addresses: unknown } {
  if (typeof data !== 'object' || data === null || !(BASE_PATH_KEY in data))
    return { basePath: null, addresses: data };
  const { [BASE_PATH_KEY]: basePath, ...addresses } = data;
  return { basePath, addresses };
}

interface Fault {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

function faultsOf(issue: z.core.$ZodIssue, data: unknown): Fault[] {
  const path = issue.path.filter((part) => typeof part !== 'symbol');
  const where = placeOf(path);
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({
      path: [...path, key],
      message: `${where}: unknown key '${key}'; known are ${PAGE_KEYS.join(', ')}.`,
    }));
  if (issue.code === 'invalid_key') return [{ path, message: `${where}: expected ${ADDRESS}.` }];
  const found = path.reduce(
    (value, part) => (value as Readonly<Record<string | number, unknown>>)[part],
    data,
  );
  return [{ path, message: `${where}: expected ${issue.message}, found ${describeValue(found)}.` }];
}

/** `anchors[0] of '/post'` */
function placeOf([address, ...path]: Fault['path']): string {
  if (address === undefined) return 'The file';
  return path.length === 0 ? `'${address}'` : `${nameOfPath(path)} of '${address}'`;
}

function noFile(): Diagnostic {
  const fault = faultAt({ line: 1, column: 1 }, 'published/no-file', 'Expected a file, found a folder.');
  return { ...fault, hint: "Give the folder another name; 'lontar build --remember' writes the file." };
}

function parseJson(text: string): { readonly data: unknown } | { readonly fault: Diagnostic } {
  try {
    return { data: JSON.parse(text) };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const message = `This is not valid JSON: ${error.message}.`;
    return {
      fault: faultAt(positionAt(text, placeOfFault(error.message, text)), 'published/syntax', message),
    };
  }
}

/** V8 quotes so many signs before one that it did not expect. */
const QUOTED_BEFORE = 10;
const UNEXPECTED = /^Unexpected token '(.)', (\.{3})?"(.*?)"(?:\.{3})? is not valid JSON$/s;

/** V8 says the position or quotes what stands there, unless the text ends too early. */
function placeOfFault(message: string, text: string): number {
  const offset = /position (\d+)/.exec(message)?.[1];
  if (offset !== undefined) return Number(offset);
  const [, sign = '', cut, quoted] = UNEXPECTED.exec(message) ?? [];
  if (quoted === undefined) return text.length;
  return text.indexOf(quoted) + (cut === undefined ? quoted.indexOf(sign) : QUOTED_BEFORE);
}

function faultAt(position: { line: number; column: number }, code: string, message: string): Diagnostic {
  return {
    file: PUBLISHED_FILE,
    ...position,
    severity: 'error',
    code,
    message,
    hint: "Bring back the last good version of the file; 'lontar build --remember' adds what is new.",
  };
}
