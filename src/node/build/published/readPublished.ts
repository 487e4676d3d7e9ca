import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '#model/diagnostic.ts';
import { positionAt } from '../../content/positionAt.ts';
import { parseYaml } from '../../content/yaml/parseYaml.ts';
import { type Published, PUBLISHED_FILE, publishedSchema } from './published.ts';

export interface ReadPublished {
  /** Null where there is no file, or none that can be read. */
  readonly published: Published | null;
  readonly diagnostics: readonly Diagnostic[];
  /** Where the value at a path, or its key, stands in the file. */
  readonly locate: (path: readonly (string | number)[]) => { line: number; column: number };
}

/** Reads what earlier builds have published. */
export function readPublished(siteDir: string): ReadPublished {
  const file = join(siteDir, PUBLISHED_FILE);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : null;
  let parsed: ReturnType<typeof parseYaml> | null = null;
  // JSON is YAML too, whose parser knows where each value stands; it is slow, and needed for faults alone.
  const locate: ReadPublished['locate'] = (path) => {
    parsed ??= parseYaml(text ?? '');
    return positionAt(text ?? '', parsed.offsetOf(path));
  };
  if (text === null) return { published: null, diagnostics: [], locate };
  const value = parseJson(text);
  if ('fault' in value) return { published: null, diagnostics: [value.fault], locate };
  const checked = publishedSchema.safeParse(value.data);
  if (checked.success) return { published: checked.data, diagnostics: [], locate };
  const diagnostics = checked.error.issues.map(({ path, message }) => {
    const keys = path.filter((part) => typeof part !== 'symbol');
    return faultAt(locate(keys), 'published/invalid-value', `${keys.join(' › ') || 'The file'}: ${message}.`);
  });
  return { published: null, diagnostics, locate };
}

function parseJson(text: string): { readonly data: unknown } | { readonly fault: Diagnostic } {
  try {
    return { data: JSON.parse(text) };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const offset = /position (\d+)/.exec(error.message)?.[1];
    const position = positionAt(text, offset === undefined ? text.length : Number(offset));
    return { fault: faultAt(position, 'published/syntax', `This is not valid JSON: ${error.message}.`) };
  }
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
