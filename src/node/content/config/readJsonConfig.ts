import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { positionAt } from '../positionAt.ts';
import { parseYaml } from '../yaml/parseYaml.ts';
import type { ConfigSource } from './configSource.ts';

/** A configuration of plain data. JSON is YAML too, whose parser knows where each value stands. */
export function readJsonConfig(siteDir: string, file: string): ConfigSource {
  const text = readFileSync(join(siteDir, file), 'utf8').replace(/^\uFEFF/, '');
  const parsed = parseYaml(text);
  return {
    value: parsed.value,
    files: [file],
    diagnostics: parsed.problems.map(({ offset, message }) => ({
      file,
      ...positionAt(text, offset),
      severity: 'error',
      code: 'config/syntax',
      message: `This is not valid JSON: ${message}`,
      hint: 'Check for a missing comma, quote or bracket.',
    })),
    locate: (path) => Promise.resolve(positionAt(text, parsed.offsetOf(path))),
  };
}
