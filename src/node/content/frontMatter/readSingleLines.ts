import { readSimpleYaml } from './readSimpleYaml.ts';

const LINE_ABOUT_BODY = /^(?:draft|format|math):.*$/gm;

/** What front matter that is no YAML as a whole says in single lines about how its text is to be read. */
export function readSingleLines(yaml: string): Record<string, unknown> {
  const lines = Array.from(yaml.matchAll(LINE_ABOUT_BODY), ([line]) => readSimpleYaml(line, new Set()));
  return Object.assign({}, ...lines) as Record<string, unknown>;
}
