import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '#model/diagnostic.ts';
import { positionAt } from '../positionAt.ts';
import { toDiagnostic } from '../problem.ts';
import type { Problem, Report } from '../problem.ts';
import { parseYaml } from '../yaml/parseYaml.ts';
import { configFileOf } from './configFiles.ts';
import { offsetOfField } from './offsetOfField.ts';

/** Runs a check that compares the configuration with the content, and places its complaints in the configuration. */
export async function reportInConfig(
  siteDir: string,
  check: (report: Report) => void,
): Promise<Diagnostic[]> {
  const problems: Problem[] = [];
  check((problem) => problems.push(problem));
  if (problems.length === 0) return [];
  const file = configFileOf(siteDir);
  const text = existsSync(join(siteDir, file)) ? readFileSync(join(siteDir, file), 'utf8') : '';
  return Promise.all(
    problems.map(async (problem) => {
      const offset = file.endsWith('.json')
        ? parseYaml(text).offsetOf(problem.path)
        : await offsetOfField(text, file, problem.path);
      return toDiagnostic(file, positionAt(text, offset), problem);
    }),
  );
}
