import { compareDiagnostics } from '#model/diagnostic.ts';
import type { Diagnostic } from '#model/diagnostic.ts';
import { isRecord } from './data/readRecord.ts';
import { describeValue } from './describeValue.ts';
import { readSimpleYaml } from './frontMatter/readSimpleYaml.ts';
import { readSingleLines } from './frontMatter/readSingleLines.ts';
import { TEXT_KEYS } from './frontMatter/fields.ts';
import { splitFrontMatter } from './frontMatter/splitFrontMatter.ts';
import { positionAt } from './positionAt.ts';
import { parseYaml } from './yaml/parseYaml.ts';

export interface FrontMatter {
  /** As written, unknown keys included; without a prototype. */
  readonly data: Readonly<Record<string, unknown>>;
  /** Whether the body opens with a level-one heading. */
  readonly hasHeading: boolean;
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads the YAML between the two lines of `---`. Never runs anything, whatever stands there. */
export function parseFrontMatter(text: string, file: string): FrontMatter {
  const bounds = splitFrontMatter(text);
  switch (bounds.status) {
    case 'none':
      return { data: {}, hasHeading: opensWithHeading(text, 0), diagnostics: [] };
    case 'unclosed':
      return failed(at(text, 0, file, UNCLOSED));
    case 'not-first':
      return failed(at(text, bounds.offset, file, NOT_FIRST));
    case 'other-language':
      return failed(at(text, 0, file, notYaml(bounds.language)));
    case 'found': {
      const { start, end, bodyStart } = bounds;
      const yaml = text.slice(start, end);
      const hasHeading = opensWithHeading(text, bodyStart);
      const simple = readSimpleYaml(yaml, TEXT_KEYS);
      if (simple) return { data: simple, hasHeading, diagnostics: [] };
      return { ...parseFully(text, yaml, start, file), hasHeading };
    }
  }
}

/** Where the value (or the key) at a path of the front matter stands; the first line when there is no such thing. */
export function locateInFrontMatter(
  text: string,
  path: readonly (string | number)[],
  of: 'key' | 'value',
): { line: number; column: number } {
  const bounds = splitFrontMatter(text);
  if (bounds.status !== 'found' || path.length === 0) return { line: 1, column: 1 };
  const parsed = parseYaml(text.slice(bounds.start, bounds.end));
  return positionAt(text, bounds.start + parsed.offsetOf(path, of));
}

const UNCLOSED: Fault = {
  code: 'unclosed',
  message: 'The front matter is never closed.',
  hint: 'End it with a line of three dashes: ---',
};
const NOT_FIRST: Fault = {
  code: 'not-first',
  message: 'Front matter is read only at the very start of the file.',
  hint: 'Remove blank lines above it, and move comments below it.',
};

function notYaml(language: string): Fault {
  return {
    code: 'not-yaml',
    message: `Front matter must be YAML, found '${language}'; nothing of it was run.`,
    hint: 'Write YAML between two lines of exactly three dashes: ---',
  };
}

function parseFully(
  text: string,
  yaml: string,
  start: number,
  file: string,
): Pick<FrontMatter, 'data' | 'diagnostics'> {
  const { value, problems } = parseYaml(yaml, TEXT_KEYS);
  const diagnostics = problems.map(({ offset, code, message, hint }) =>
    at(text, start + offset, file, { code, message: `The front matter is not valid YAML: ${message}`, hint }),
  );
  if (!isRecord(value) && value !== null) {
    const message = `Front matter must be lines of 'key: value', found ${describeValue(value)}.`;
    diagnostics.push(
      at(text, start, file, { code: 'not-a-map', message, hint: "Write for example 'title: My post'." }),
    );
  }
  const data = isRecord(value) ? value : readSingleLines(yaml);
  return { data, diagnostics: diagnostics.toSorted(compareDiagnostics) };
}

function failed(diagnostic: Diagnostic): FrontMatter {
  return { data: {}, hasHeading: false, diagnostics: [diagnostic] };
}

interface Fault {
  readonly code: string;
  readonly message: string;
  readonly hint: string | null;
}

function at(text: string, offset: number, file: string, { code, message, hint }: Fault): Diagnostic {
  return {
    file,
    ...positionAt(text, offset),
    severity: 'error',
    code: `front-matter/${code}`,
    message,
    hint,
  };
}

/** Imports and comments may stand above the heading. */
function opensWithHeading(text: string, bodyStart: number): boolean {
  const opening = /(?:\s+|import .*(?:\n|$)|<!--[^]*?-->|\{\/\*[^]*?\*\/\})*/y;
  opening.lastIndex = bodyStart;
  opening.exec(text);
  return /^# +\S/.test(text.slice(opening.lastIndex, opening.lastIndex + 200));
}
