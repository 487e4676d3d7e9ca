import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodeText } from '../decodeText.ts';
import { unreadable } from '../listFiles.ts';
import { mergeConflictsIn } from '../mergeConflicts.ts';
import { positionAt } from '../positionAt.ts';
import { toDiagnostic } from '../problem.ts';
import type { Report } from '../problem.ts';
import type { Reporter } from '../report.ts';
import { parseYaml } from '../yaml/parseYaml.ts';

/** A file of data, parsed, with the means to complain about what is in it. */
export interface DataFile {
  readonly file: string;
  readonly value: unknown;
  readonly report: Report;
}

/** The first of `name.yml`, `name.yaml`, `name.json` that exists. */
export function findDataFile(siteDir: string, name: string): string | undefined {
  return ['.yml', '.yaml', '.json']
    .map((ending) => name + ending)
    .find((path) => existsSync(join(siteDir, path)));
}

/** Null when there is no such file or it cannot be parsed. */
export function readDataFile(siteDir: string, name: string, reporter: Reporter): DataFile | null {
  const file = findDataFile(siteDir, name);
  return file === undefined ? null : parseDataFile(siteDir, file, reporter);
}

/** Reads YAML, of which JSON is a part. */
export function parseDataFile(siteDir: string, file: string, reporter: Reporter): DataFile | null {
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(join(siteDir, file));
  } catch (error) {
    reporter.add(unreadable(file, error));
    return null;
  }
  const decoded = decodeText(bytes);
  if ('textBefore' in decoded) {
    const position = positionAt(decoded.textBefore, decoded.textBefore.length);
    const hint = 'Save the file with the encoding UTF-8.';
    reporter.add({
      file,
      ...position,
      severity: 'error',
      code: 'file/not-utf8',
      message: 'This byte is not UTF-8.',
      hint,
    });
    return null;
  }
  const { text } = decoded;
  const conflicts = mergeConflictsIn(file, text);
  conflicts.forEach(reporter.add);
  if (conflicts.length > 0) return null;
  const { value, problems, offsetOf } = parseYaml(text);
  for (const { offset, code, message, hint } of problems) {
    const position = positionAt(text, offset);
    reporter.add({
      file,
      ...position,
      severity: 'error',
      code: `data/${code}`,
      message: `This is not valid YAML: ${message}`,
      hint,
    });
  }
  if (problems.length > 0) return null;
  const report: Report = (problem) =>
    reporter.add(toDiagnostic(file, positionAt(text, offsetOf(problem.path, problem.of)), problem));
  return { file, value, report };
}
